# ---- Luoghi: in una frase ci si è, ci si va o se ne viene; le caselle di un castello prendono il nome dalla ricompensa

area-northumberland = Northumberland
    .in = nel Northumberland
    .to = nel Northumberland
    .from = dal Northumberland
area-stafford = Stafford
    .in = a Stafford
    .to = a Stafford
    .from = da Stafford
area-york = York
    .in = a York
    .to = a York
    .from = da York
area-gloucester = Gloucester
    .in = a Gloucester
    .to = a Gloucester
    .from = da Gloucester
area-bedford = Bedford
    .in = a Bedford
    .to = a Bedford
    .from = da Bedford
area-norfolk = Norfolk
    .in = nel Norfolk
    .to = nel Norfolk
    .from = dal Norfolk
area-somerset = Somerset
    .in = nel Somerset
    .to = nel Somerset
    .from = dal Somerset
area-dorset = Dorset
    .in = nel Dorset
    .to = nel Dorset
    .from = dal Dorset
area-surrey = Surrey
    .in = nel Surrey
    .to = nel Surrey
    .from = dal Surrey
area-s1 = scudieri
    .in = nel castello (scudieri)
    .to = nel castello (scudieri)
    .from = dal castello (scudieri)
area-s2 = oro
    .in = nel castello (oro)
    .to = nel castello (oro)
    .from = dal castello (oro)
area-s3 = voti
    .in = nel castello (voti)
    .to = nel castello (voti)
    .from = dal castello (voti)
area-s4 = oro e scudiero
    .in = nel castello (oro e scudiero)
    .to = nel castello (oro e scudiero)
    .from = dal castello (oro e scudiero)
area-s5 = nuovo cavaliere
    .in = nel castello (nuovo cavaliere)
    .to = nel castello (nuovo cavaliere)
    .from = dal castello (nuovo cavaliere)
area-s6 = promozione
    .in = nel castello (promozione)
    .to = nel castello (promozione)
    .from = dal castello (promozione)
area-as1 = castello dell’alleato: nuovo cavaliere
    .in = nel castello dell’alleato (nuovo cavaliere)
    .to = nel castello dell’alleato (nuovo cavaliere)
    .from = dal castello dell’alleato (nuovo cavaliere)
area-as2 = castello dell’alleato: promozione
    .in = nel castello dell’alleato (promozione)
    .to = nel castello dell’alleato (promozione)
    .from = dal castello dell’alleato (promozione)
area-court = la corte
    .in = a corte
    .to = a corte
    .from = dalla corte
area-dungeon = la prigione
    .in = in prigione
    .to = in prigione
    .from = dalla prigione
area-lord = il seguito del Lord
    .in = nel seguito del Lord
    .to = al seguito del Lord
    .from = dal seguito del Lord
area-treasury = il tesoro
    .in = nel tesoro
    .to = al tesoro
    .from = dal tesoro
area-chancellor = Gran Cancelliere
    .in = come Gran Cancelliere
    .to = alla carica di Gran Cancelliere
    .from = dalla carica di Gran Cancelliere
area-constable = Gran Connestabile
    .in = come Gran Connestabile
    .to = alla carica di Gran Connestabile
    .from = dalla carica di Gran Connestabile
area-chamberlain = Gran Ciambellano
    .in = come Gran Ciambellano
    .to = alla carica di Gran Ciambellano
    .from = dalla carica di Gran Ciambellano
area-touques = Touques
    .in = a Touques
    .to = a Touques
    .from = da Touques
area-pontoise = Pontoise
    .in = a Pontoise
    .to = a Pontoise
    .from = da Pontoise
area-falaise = Falaise
    .in = a Falaise
    .to = a Falaise
    .from = da Falaise
area-dreux = Dreux
    .in = a Dreux
    .to = a Dreux
    .from = da Dreux
area-cherbourg = Cherbourg
    .in = a Cherbourg
    .to = a Cherbourg
    .from = da Cherbourg
area-harfleur = Harfleur
    .in = a Harfleur
    .to = a Harfleur
    .from = da Harfleur
area-caen = Caen
    .in = a Caen
    .to = a Caen
    .from = da Caen
area-montereau = Montereau
    .in = a Montereau
    .to = a Montereau
    .from = da Montereau
area-melun = Melun
    .in = a Melun
    .to = a Melun
    .from = da Melun
area-meaux = Meaux
    .in = a Meaux
    .to = a Meaux
    .from = da Meaux
area-rouen = Rouen
    .in = a Rouen
    .to = a Rouen
    .from = da Rouen
area-azincourt = Azincourt
    .in = ad Azincourt
    .to = ad Azincourt
    .from = da Azincourt

# ---- Conflitti

card-touques = Touques
    .text = Touques (1417)
card-pontoise = Pontoise
    .text = Pontoise (1419)
card-falaise = Falaise
    .text = Falaise (1418)
card-dreux = Dreux
    .text = Dreux (1421)
card-cherbourg = Cherbourg
    .text = Cherbourg (1418)
card-harfleur = Harfleur
    .text = Harfleur (1415)
card-caen = Caen
    .text = Caen (1417)
card-montereau = Montereau
    .text = Montereau (1420)
card-melun = Melun
    .text = Melun (1420)
card-meaux = Meaux
    .text = Meaux (1422)
card-rouen = Rouen
    .text = Rouen (1419)
card-azincourt = Azincourt
    .text = Azincourt (1415)

# ---- Giocatori e pezzi

side-blue = Blu
    .of = di Blu
side-green = Verde
    .of = di Verde
side-yellow = Giallo
    .of = di Giallo
side-red = Rosso
    .of = di Rosso
side-purple = Viola
    .of = di Viola
side-none = nessuno
    .of = di nessuno
block-k1 = cavaliere 1
block-k2 = cavaliere 2
block-k3 = cavaliere 3
block-k4 = cavaliere 4
block-ally1 = cavaliere 1 dell’alleato
block-ally2 = cavaliere 2 dell’alleato
block-ally3 = cavaliere 3 dell’alleato
block-ally4 = cavaliere 4 dell’alleato
block-lord = Lord
block-ally-lord = Lord dell’alleato
companion-tudor = cavaliere Tudor
companion-shield = scudo
companion-archer = arciere
favour-f1 = un nobile
favour-f2 = una promozione
favour-f3 = oro
favour-f4 = scudieri
favour-f5 = oro e uno scudiero
favour-f6 = oro e uno scudiero
set-base = gioco base
set-new = nuove leggi
set-king = leggi del Re
reward-gold-1 = 1 moneta d’oro
reward-gold-2 = 2 monete d’oro
reward-gold-3 = 3 monete d’oro
reward-squires-1 = 1 scudiero
reward-squires-2 = 2 scudieri
reward-squires-3 = 3 scudieri
reward-votes-1 = 1 voto
reward-votes-2 = 2 voti
reward-power-3 = 3 punti potere
reward-power-5 = 5 punti potere
reward-new_knight-1 = un nuovo cavaliere
reward-noble_any-1 = un nobile di una provincia a scelta
reward-extension-1 = un ampliamento
reward-upgrade-1 = una promozione
reward-cross_channel-1 = la traversata della Manica
reward-seal-1 = un sigillo

# ---- Le leggi, ciascuna in una frase

law-B0a = Patronato dei ricchi
    .text = chi ha più oro può promuovere un suo cavaliere schierato
law-B0b = Commissione di leva
    .text = chi ha più scudieri riceve un nuovo cavaliere di forza 1
law-B0c = Tutela delle contee
    .text = 3 punti potere ogni 2 province che occupi
law-B1a = Vendita dei seggi
    .text = puoi comprare voti per il prossimo round a 1 moneta d’oro l’uno
law-B1b = Donativi
    .text = puoi comprare 3 punti potere per 1 moneta d’oro e 1 scudiero, quante volte vuoi
law-B1c = Bottino ai muratori
    .text = puoi costruire un ampliamento ogni 2 conflitti in cui hai cavalieri
law-B1d = Statuto delle case
    .text = 1 scudiero per ogni tuo cavaliere di forza 2 schierato
law-B2a = Soldo di guerra
    .text = 1 scudiero, 1 voto e 1 moneta d’oro ogni 2 conflitti in cui hai cavalieri
law-B2b = Soccorso ai baccellieri
    .text = se non hai schierato cavalieri di forza 2, puoi promuovere un cavaliere
law-B2c = Carta dei banneretti
    .text = se il tuo cavaliere di forza 3 è schierato, puoi scambiarlo con il tuo 4 della riserva
law-B2d = Licenza di merlatura
    .text = 5 punti potere ogni 5 ampliamenti del tuo castello (ogni 3, se così convenuto)
law-B3a = Onori di Francia
    .text = 3 punti potere per ogni conflitto in cui hai cavalieri
law-B3b = Lord luogotenenti
    .text = 8 punti potere ogni 3 province che occupi
law-B3c = Tre poveri cavalieri
    .text = 5 punti potere se i tuoi tre cavalieri di forza 1 sono schierati
law-B3d = Gente di livrea
    .text = un nuovo cavaliere di forza 1 ogni 3 nobili alla tua tavola
law-B4a = Titoli per oro
    .text = puoi comprare punti potere a 1 moneta d’oro l’uno
law-B4b = Titoli per servizio
    .text = puoi comprare punti potere a 1 scudiero l’uno
law-B4c = Intera schiera
    .text = 6 punti potere se hai schierato cavalieri di tutte e quattro le forze
law-N0a = Voci dell’armata
    .text = 1 voto per ogni conflitto in cui hai cavalieri
law-N0b = Premio di leva
    .text = chi ha più scudieri riceve 1 moneta d’oro e 1 voto
law-N0c = Voce dei ricchi
    .text = chi ha più oro riceve 1 scudiero e 1 voto
law-N1a = Soccorso ai senza amici
    .text = 1 moneta d’oro, 1 scudiero e 1 voto se nessun nobile siede alla tua tavola
law-N1b = Scudieri al fronte
    .text = per ogni conflitto in cui hai cavalieri puoi mandare un tuo scudiero in uno di essi, dove aggiunge 1 in questo round
law-N1c = Statuto dei paggi
    .text = 1 scudiero per ogni tuo cavaliere di forza 1 schierato
law-N1d = Gilda dei muratori
    .text = puoi comprare ampliamenti a 4 monete d’oro l’uno
law-N2a = Guardia del castello
    .text = 3 punti potere per ogni tuo cavaliere nel tuo castello
law-N2b = Riserva di voci
    .text = chi ha più voti dopo la terza votazione può promuovere un cavaliere
law-N2c = Fratelli d’arme
    .text = 3 punti potere se i tuoi due cavalieri di forza 2 sono schierati
law-N2d = Appalto degli sceriffi
    .text = per ogni provincia che occupi paghi 1 moneta d’oro o riprendi il cavaliere
law-N3a = Commissione di pace
    .text = 5 punti potere ogni 2 province che occupi
law-N3b = Cura delle mura
    .text = per ogni tuo ampliamento restituisci 1 scudiero, altrimenti non rende in questo round
law-N3c = Cambio
    .text = puoi scambiare 2 monete d’oro con 1 scudiero o 2 scudieri con 1 moneta d’oro, quante volte vuoi
law-N3d = Seguiti
    .text = 3 punti potere ogni 2 scudieri che sostengono i tuoi cavalieri nelle province
law-N4a = Contee vacanti
    .text = 3 punti potere per ogni provincia che occupi in cui non resta alcun nobile
law-N4b = Petizione
    .text = puoi dare 1 moneta d’oro, 1 scudiero e 1 voto rimasto dopo le votazioni per 3 punti potere, quante volte vuoi
law-N4c = Capitano dell’armata
    .text = chi ha più cavalieri nei conflitti riceve 5 punti potere
law-K2a = Requisizione regia
    .text = chi ha più scudieri ne perde 2, chi ha più oro perde 3 monete
law-K2b = Mani pulite
    .text = chi ha meno disonore riceve 5 punti potere
law-K2c = Perdono dei laici
    .text = se non hai vescovi, puoi restituire 1 segnalino disonore
law-K2d = Sigilli spezzati
    .text = puoi cedere sigilli per 2 scudieri e 1 moneta d’oro ciascuno
law-K3a = Sigillo dell’oratore
    .text = chi ha più voti dopo la terza votazione riceve 1 sigillo
law-K3b = Forzieri pieni
    .text = 3 punti potere a chi ha più scudieri, e 3 a chi ha più oro
law-K3c = Abbandono delle contee
    .text = 1 segnalino disonore ogni 2 province in cui non hai cavalieri
law-K3d = Penitenti
    .text = 3 punti potere per ogni tuo cavaliere in prigione

# ---- Che cosa accade

event-first-player = { $party } è primo giocatore.
event-law-sets = Leggi dei gruppi da 0 a 4: { $sets }.
event-conflicts = Nuovi conflitti in Francia: { $cards }.
event-proposals = Proposte al parlamento: { $laws }.
event-round = Comincia il round { $number }.
event-tile = Una tessera ricompensa si posa { $province-in }.
event-no-placement = { $party } non ha dove schierare un pezzo e salta il turno.
event-castle = { $party } schiera un cavaliere di forza { $strength } { $space-in }.
event-province = { $party } schiera un cavaliere di forza { $strength } { $province-in }{ $squires ->
    [0] {""}
    [one] {" "}con 1 scudiero
   *[other] {" "}con { $squires } scudieri
 }: forza { $total } in tutto.
event-ousted = Il cavaliere di forza { $strength } { $party-of } è scacciato { $province-from } e torna a corte.
event-recalled = { $party } riprende il cavaliere di forza { $strength } { $province-from }.
event-conflict-joined = { $party } manda un cavaliere di forza { $strength } al conflitto di { $card }.
event-favour = { $party } ha il favore del Re: { $favour }.
event-void = { $party } non ottiene nulla: senza effetto per un alleato ({ $void }).
event-dungeon = { $party } manda un cavaliere di forza { $strength } in prigione.
event-dishonour-returned = { $party } si libera di { $number ->
    [one] 1 segnalino disonore.
   *[other] { $number } segnalini disonore.
 }
event-dishonour = { $party } riceve { $number ->
    [one] 1 segnalino disonore.
   *[other] { $number } segnalini disonore.
 }
event-treasury = Il Lord { $party-of } entra nel tesoro, dove si trovano { $gold ->
    [one] 1 moneta d’oro
   *[other] { $gold } monete d’oro
 }, { $squires ->
    [one] 1 scudiero
   *[other] { $squires } scudieri
 } e { $votes ->
    [one] 1 voto
   *[other] { $votes } voti
 }.
event-asks-office = Il Lord { $party-of } aspira { $office-to }.
event-office-sought = { $party } è candidato { $office-to } con forza { $strength }.
event-office-lost = { $party } è superato come candidato { $office-to } e torna a corte.
event-office = { $party } è { $office }.
event-seals = { $party } riceve { $number ->
    [one] 1 sigillo.
   *[other] { $number } sigilli.
 }
event-seal-tile = { $party } riceve una tessera sigillo.
event-seals-broken = { $party } { $number ->
    [0] tiene tutti i sigilli
    [one] cede 1 sigillo
   *[other] cede { $number } sigilli
 }{ $tiles ->
    [0] {""}
    [one] , di cui 1 tessera
   *[other] , di cui { $tiles } tessere
 }.
event-conflict = Conflitto di { $card }, Inghilterra { $english } contro { $french }: { $won ->
    [0] vince la Francia.
   *[other] vince l’Inghilterra.
 }{ $english ->
    [0] {""}
   *[other] { " " }Ordine: { $ranks }{ $tie ->
        [0] .
       *[other] { " " }(a parità precede lo spazio più in basso).
     }
 }
event-homecoming = I cavalieri mandati a { $card } tornano alle loro corti.
event-captured = { $party } perde { $number ->
    [one] un cavaliere
   *[other] { $number } cavalieri
 } a { $card }: nella riserva.
event-slides-down = Il conflitto di { $card } continua nel prossimo round.
event-ransomed = { $party } riscatta un cavaliere di forza { $strength }.
event-voted = { $party } ha votato.
event-ballot = { $player } vota { $vote ->
    [yes] sì
   *[no] no
 }{ $number ->
    [0] {""}
    [one] {" "}con 1 segnalino voto
   *[other] {" "}con { $number } segnalini voto
 }.
event-ballots = «{ $law }»: la legge è { $adopted ->
    [0] respinta.
   *[other] approvata.
 }
event-law = { $law }: { $law-text }.
event-law-winners = «{ $law }»{ $good ->
    [gold] {" "}(oro)
    [squires] {" "}(scudieri)
   *[any] {""}
 } riguarda { $players }.
event-law-amounts = «{ $law }»{ $good ->
    [gold] {" "}(oro)
    [squires] {" "}(scudieri)
   *[any] {""}
 } riguarda { $players }; quantità nell’ordine dei posti: { $amounts }.
event-loses = { $player } deve cedere { $number } { $good ->
    [gold] { $number ->
        [one] moneta d’oro.
       *[other] monete d’oro.
     }
   *[squires] { $number ->
        [one] scudiero.
       *[other] scudieri.
     }
 }
event-takes = { $party } { $choice ->
    [nothing] non prende nulla { $province-in }.
    [noble] prende il nobile { $province-in }.
    [reward] prende la ricompensa { $province-in }.
    [tile] prende la tessera ricompensa { $province-in }.
    [both] paga per nobile e ricompensa { $province-in }.
   *[both_tile] paga per nobile e tessera ricompensa { $province-in }.
 }
event-noble = Il nobile { $letter } passa { $province-from } alla tavola { $party-of }.
event-noble-removed = { $party } manda via il nobile { $letter } { $province-from }.
event-crosses = Il cavaliere di forza { $strength } { $party-of } attraversa la Manica verso { $card }.
event-upgrade = { $party } promuove un cavaliere { $place-in }: ora forza { $strength }.
event-bishop = { $party } prende un vescovo.
event-bishop-removed = { $party } fa togliere un vescovo dalla scorta.
event-bishop-traded = { $party } scambia un cavaliere di forza { $strength } { $place-in } con un vescovo.
event-new-knight = { $party } riceve un nuovo cavaliere di forza 1.
event-extension = { $party } costruisce un ampliamento: { $space }.
event-collects = { $party } riscuote { $space-from }.
event-squire-sent = { $party } manda uno scudiero al conflitto di { $card }.
event-flipped = { $party } gira un ampliamento: { $space }.
event-gain = { $player } riceve { $number } { $good ->
    [gold] { $number ->
        [one] moneta d’oro.
       *[other] monete d’oro.
     }
    [squires] { $number ->
        [one] scudiero.
       *[other] scudieri.
     }
   *[votes] { $number ->
        [one] voto.
       *[other] voti.
     }
 }
event-spend = { $player } spende { $number } { $good ->
    [gold] { $number ->
        [one] moneta d’oro.
       *[other] monete d’oro.
     }
    [squires] { $number ->
        [one] scudiero.
       *[other] scudieri.
     }
   *[votes] { $number ->
        [one] voto.
       *[other] voti.
     }
 }
event-power = { $player } segna { $number ->
    [one] 1 punto potere
   *[other] { $number } punti potere
 } { $source ->
    [conflicts] in un conflitto.
    [laws] grazie a una legge.
    [provinces] grazie a una provincia.
    [castles] grazie al castello.
   *[favours] per un favore del Re.
 }
event-final = { $player }, { $kind ->
    [chivalry] cavalleria
    [extensions] ampliamenti
    [nobles] nobili
    [seals] sigilli
   *[dishonour] disonore
 }: { $number ->
    [one] { $number } punto potere.
   *[other] { $number } punti potere.
 }
event-over = La partita è finita, con { $power } punti potere per { $winners }.
event-screen = { $player } alza lo schermo: oro { $gold }, scudieri { $squires }{ $seals ->
    [0] {""}
   *[other] , sigilli { $seals }
 }{ $seal_tiles ->
    [0] {""}
   *[other] , tessere sigillo { $seal_tiles }
 }{ $dishonour ->
    [0] {""}
   *[other] , disonore { $dishonour }
 }.

# ---- Heralds: great moments, and a sentence of the time

herald-ballots = «{ $law }» è legge
    .quote = La legge non era morta, anche se dormiva.
    .source = Shakespeare, Misura per misura, II 2
herald-over = Vittoria: { $winners }
    .quote = Noi pochi, noi felici pochi, noi schiera di fratelli.
    .source = Shakespeare, Enrico V, IV 3

# ---- What has hit this seat since it acted last

hit-ousted = { $by } ha scacciato il tuo cavaliere di forza { $strength } { $province-from }.
hit-office-lost = Sei stato superato come candidato { $office-to }.
hit-captured = I francesi hanno catturato { $number ->
    [one] un tuo cavaliere
   *[other] { $number } tuoi cavalieri
 } a { $card }: nella riserva.
hit-dishonour = Hai ricevuto { $number ->
    [one] 1 segnalino disonore.
   *[other] { $number } segnalini disonore.
 }
hit-loses = Hai dovuto cedere { $number } { $good ->
    [gold] { $number ->
        [one] moneta d’oro
       *[other] monete d’oro
     }
    [squires] { $number ->
        [one] scudiero
       *[other] scudieri
     }
   *[other] { $number ->
        [one] voto
       *[other] voti
     }
 }.

# ---- Che cosa fare (prompt), e chi si aspetta (wait)

prompt-over = La partita è finita: { $winners-count ->
    [one] { $winners } ha vinto.
   *[other] { $winners } dividono la vittoria.
 }
prompt-extend = { $side }: costruisci un ampliamento del tuo castello.
wait-extend = { $players } costruisce un ampliamento.
prompt-place = { $side }, round { $number }: schiera un pezzo.
wait-place = Round { $number }: { $players } schiera un pezzo.
prompt-retinue = { $side }: quanti scudieri sostengono il cavaliere { $province-in }, che porta forza { $number }?
wait-retinue = { $players } sceglie scudieri per il cavaliere { $province-in }.
prompt-company = { $side }: chi sostiene { $ally ->
    [0] il tuo Lord
   *[other] il Lord del tuo alleato { $party }
 }, candidato { $office-to }? La sua forza finora è { $number }.
wait-company = { $players } raduna sostegno per un candidato { $office-to }.
prompt-favour = { $side }: scegli un favore del Re{ $ally ->
    [0] .
   *[other] {" "}per il tuo alleato { $party }.
 }
wait-favour = { $players } sceglie un favore del Re.
prompt-noble = { $side }: prendi un nobile di una provincia a scelta.
wait-noble = { $players } sceglie un nobile.
prompt-remove_noble = { $side }: il tuo alleato { $party } toglie un nobile. Quale?
wait-remove_noble = { $players } sceglie un nobile da togliere.
prompt-upgrade = { $side }: promuovi { $ally ->
    [0] uno dei tuoi cavalieri
   *[other] un cavaliere del tuo alleato { $party }
 }{ $number ->
    [0] .
   *[other] {" "}che è schierato.
 }
wait-upgrade = { $players } sceglie un cavaliere da promuovere.
prompt-ballot = { $side }, votazione { $number } di 3, «{ $law }»: { $law-text }. Vota in segreto.
wait-ballot = Votazione { $number } di 3, «{ $law }»; devono ancora votare: { $players }.
prompt-law = { $side }, «{ $law }»: { $law-text }. Che cosa fai?
prompt-law-farm = { $side }, «{ $law }»: paghi per la provincia, o riprendi il cavaliere { $province-from }?
prompt-law-upkeep = { $side }, «{ $law }»: restituisci uno scudiero, o giri l’ampliamento «{ $space }»?
prompt-law-exchange = { $side }, «{ $law }»: { $number ->
    [0] quanti scudieri vuoi, a 2 monete d’oro l’uno?
   *[other] quante monete d’oro vuoi, a 2 scudieri l’una?
 }
wait-law = { $players } si serve della legge «{ $law }».
prompt-province = { $side }: che cosa { $ally ->
    [0] prendi
   *[other] prende il tuo alleato { $party }
 } { $province-in }?
wait-province = { $players } sceglie una ricompensa { $province-in }.
prompt-crossing = { $side }: a quale conflitto passa { $ally ->
    [0] il tuo cavaliere
   *[other] il cavaliere del tuo alleato { $party }
 }?
wait-crossing = { $players } sceglie dove attraversare la Manica.
prompt-surrey = { $side }: nomina il primo giocatore.
wait-surrey = { $players } nomina il primo giocatore.
prompt-castle = { $side }: riscuoti le ricompense del tuo castello, nell’ordine che vuoi.
wait-castle = { $players } riscuote le ricompense del castello.
prompt-ransom = { $side }: riscatta con l’oro i cavalieri catturati nel conflitto di { $card }.
wait-ransom = { $players } riscatta cavalieri catturati nel conflitto di { $card }.

# ---- Scelte

offer-build = Ampliamento: { $rewards }{ $number ->
    [0] {""}
    [one] {" "}per 1 scudiero
   *[other] {" "}per { $number } scudieri
 }
offer-province = { $block } { $to-to }{ $companions-count ->
    [0] {""}
   *[other] {" "}con { $companions }
 }{ $enemies ->
    [0] {""}
   *[other] , scacciando { $other }
 }
offer-castle = { $block } { $to-to }
offer-conflict = { $block } { $to-to }{ $companions-count ->
    [0] {""}
   *[other] {" "}con { $companions }
 }
offer-dungeon = { $block } { $to-to }
offer-office = { $block } { $to-to }{ $enemies ->
    [0] {""}
   *[other] , scacciando { $other }
 }
offer-ally_office = { $block } { $to-to }{ $enemies ->
    [0] {""}
   *[other] , scacciando { $other }
 }
offer-treasury = { $block } { $to-to }
offer-ally_treasury = { $block } { $to-to }
offer-squires = { $number ->
    [0] Nessuno scudiero
    [one] 1 scudiero
   *[other] { $number } scudieri
 }: forza { $total }
offer-support = Un cavaliere di forza { $number }
offer-bishop = Un vescovo
offer-tudor = Un cavaliere Tudor
offer-apply = Basta così: forza { $number }
offer-favour = { $rewards }
offer-noble = Nobile { $letter } { $province-from }
offer-decline = Rinunciare
offer-raise = { $block } { $place-in } diventa { $number }
offer-trade = { $block } { $place-in } lascia il posto a un vescovo
offer-yes = Sì{ $number ->
    [0] {" "}senza segnalini
    [one] {" "}con 1 segnalino
   *[other] {" "}con { $number } segnalini
 }
offer-no = No{ $number ->
    [0] {" "}senza segnalini
    [one] {" "}con 1 segnalino
   *[other] {" "}con { $number } segnalini
 }
offer-buy = { $number ->
    [0] Nulla
    [one] Una volta
   *[other] { $number } volte
 }
offer-send = Uno scudiero al conflitto di { $card }
offer-pay = Pagare
offer-recall = Riprendere il cavaliere
offer-flip = Girare l’ampliamento
offer-accept = Accettare
offer-done = Nient’altro
offer-take = { $choice ->
    [nothing] Nulla
    [noble] Nobile { $letter }
    [reward] { $rewards }
    [tile] La tessera: { $tiles }
    [both] Per { $number } monete d’oro, nobile { $letter } e { $rewards }
   *[both_tile] Per { $number } monete d’oro, nobile { $letter } e la tessera: { $tiles }
 }
offer-cross = Al conflitto di { $card }
offer-name = { $player }
offer-collect = { $space-id ->
    [as1] Castello dell’alleato: { $rewards }
    [as2] Castello dell’alleato: { $rewards }
   *[own] Riscuotere { $rewards }
 }{ $number ->
    [0] {""}
    [one] {" "}per 1 scudiero
   *[other] {" "}per { $number } scudieri
 }
offer-ransom = Il cavaliere di forza { $number }, per { $number ->
    [one] 1 moneta d’oro
   *[other] { $number } monete d’oro
 }

heading-province = In una provincia
heading-castle = Nel castello
heading-conflict = In Francia
heading-dungeon = In prigione
heading-office = Il Lord a una carica
heading-ally_office = Il Lord dell’alleato a una carica
heading-treasury = Il Lord al tesoro
heading-ally_treasury = Il Lord dell’alleato al tesoro
offers-attack = { $place } (scacciando)

# ---- Il tabellone

board-title = Round { $number } di { $of }; primo giocatore: { $player }
board-you = Giochi con { $side }.
board-onlooker = Sei spettatore.
board-everything = Tutto è visibile.
board-players = Giocatori
board-provinces = Province
board-castles = Castelli
board-conflicts = Conflitti
board-parliament = Parlamento
board-offices = La corte del Re
board-displeasure = Il malcontento del Re
board-favours = Favori del Re: { $list }
board-none = nessuno
board-hidden = ?
head-power = potere
head-gold = oro
head-squires = scudieri
head-votes = voti
head-nobles = nobili
head-court = a corte
head-reserve = riserva
head-seals = sigilli
head-bishops = vescovi
head-dishonour = disonore
head-privileges = privilegi
head-least = minimo
head-reward = ricompensa
head-holder = occupata da
head-french = Francia
head-first = casella 1
head-second = casella 2
head-third = casella 3
head-tribute = tributo
head-candidate = candidato
board-ally = { $side } (alleato)
board-tile = { $rewards }, o la tessera: { $tiles }
board-nobles = { $number } × { $letter }
board-held = { $party } { $total }: cavaliere { $strength }{ $squires ->
    [0] {""}
    [one] , 1 scudiero
   *[other] , { $squires } scudieri
 }{ $companions-count ->
    [0] {""}
   *[other] , { $companions }
 }
board-stack = { $party } { $total }
board-archer = { $party } { $total } (arciere)
board-again = { $title }, secondo tentativo
board-space = { $rewards }{ $number ->
    [0] {""}
    [one] {" "}per 1 scudiero
   *[other] {" "}per { $number } scudieri
 }
board-knight = cavaliere { $number }
board-extension = ampliamento
board-flipped = ampliamento girato
board-in-force = in vigore
board-proposed = proposta { $number }
board-law = { $law }: { $law-text }
board-candidate = { $party } { $number }
board-treasury = Tesoro: oro { $gold }, scudieri { $squires }, voti { $votes }. Restano: vescovi { $bishops }, sigilli { $seals }.
board-track = Disonore ancora sul tracciato: { $list }
board-space-left = { $number } (−{ $high }/−{ $low })
board-dungeon = Prigione: forza { $total } su { $of }{ $list ->
    [none] {""}
   *[other] {" "}({ $list })
 }
board-awarded = { $companions } nel prossimo round

look-conflict = Forza della Francia { $number }; punti potere per i primi tre: { $list }

# ---- Preparazione

game-name = Lancaster
    .summary = Cavalieri per le province, il castello e la guerra in Francia, e voti per le leggi del parlamento di Enrico V, 1413–1422; da due a cinque giocatori, con tutti i moduli.
group-modules = Moduli
group-laws = Leggi
group-handicap = Handicap
option-players = Giocatori
option-court = Modulo «Alla corte del Re»
option-displeasure = Modulo «Il malcontento del Re»
option-queenie = Modulo «Tessere ricompensa»
option-laws_0 = Leggi del gruppo 0
option-laws_1 = Leggi del gruppo 1
option-laws_2 = Leggi del gruppo 2
option-laws_3 = Leggi del gruppo 3
option-laws_4 = Leggi del gruppo 4
option-extensions_law_per = Per quanti ampliamenti conta la legge «Licenza di merlatura»
option-nobles = Come i nobili vanno alle province
option-supply = La scorta comune
option-most_law_reveal = Che cosa si dice di chi ha di più
option-most_of_nothing = Se nessuno ha nulla di ciò di cui una legge chiede chi ha di più, essa favorisce
option-bishop_without_upgrade = Un vescovo invece di una promozione anche se nessun cavaliere può essere promosso
option-ally_bishop = Come un alleato ottiene un vescovo
option-dishonour_ties = A parità di disonore sta peggio chi ha
option-favoured = Chi ha un vantaggio
option-favour = In che cosa consiste
choice-2 = 2
choice-3 = 3
choice-4 = 4
choice-5 = 5
choice-yes = sì
choice-no = no
choice-base = leggi del gioco base
choice-new = nuove leggi
choice-king = leggi del Re
choice-random = a caso
choice-fixed = secondo la lettera
choice-unlimited = illimitata
choice-strict = solo ciò che è nella scatola
choice-winners = chi
choice-amounts = chi, e quanto ha ciascuno
choice-nobody = nessuno
choice-everyone = tutti, come pari
choice-trade_knight = in cambio di un cavaliere
choice-remove_from_supply = mai: un vescovo esce soltanto dalla scorta
choice-fewer_votes = meno voti, poi meno scudieri
choice-more_votes = più voti, poi più scudieri
choice-blue = { side-blue }
choice-green = { side-green }
choice-yellow = { side-yellow }
choice-red = { side-red }
choice-purple = { side-purple }
choice-favour-one = 2 monete d’oro e 1 scudiero in più all’inizio
choice-favour-two = 4 monete d’oro e 2 scudieri in più all’inizio
preset-new_laws = tutte le nuove leggi
preset-mixed_laws = leggi sorteggiate, gruppo per gruppo
preset-henry_v = entrambi i moduli del Re
preset-kings_laws = entrambi i moduli del Re con le sue leggi
preset-big_box = tutti i moduli, leggi a caso
preset-strict = tutti i moduli, leggi del Re, scorta limitata
sources-rulebook = detti dal regolamento che questa edizione segue
sources-public = letti da immagini e recensioni pubblicate
sources-reconstructed = ricostruiti da noi
count-provinces = { $number ->
    [one] { $number } valore di provincia
   *[other] { $number } valori di province
 }
count-conflicts = { $number ->
    [one] { $number } valore di conflitto
   *[other] { $number } valori di conflitti
 }
count-favours = { $number ->
    [one] { $number } valore di favore
   *[other] { $number } valori di favori
 }
count-castle = { $number ->
    [one] { $number } valore di castello
   *[other] { $number } valori di castelli
 }
count-laws = { $number ->
    [one] { $number } valore di legge
   *[other] { $number } valori di leggi
 }
count-offices = { $number ->
    [one] { $number } valore di carica
   *[other] { $number } valori di cariche
 }
count-track = { $number ->
    [one] { $number } valore del tracciato del disonore
   *[other] { $number } valori del tracciato del disonore
 }
count-tiles = { $number ->
    [one] { $number } valore di tessera ricompensa
   *[other] { $number } valori di tessere ricompensa
 }
count-figures = { $number ->
    [one] { $number } altro valore
   *[other] { $number } altri valori
 }

# ---- Aiuto: la regola di ogni passo con parole nostre

help-overview = Il Lord più potente
    .text = Cinque round di tre fasi. Prima tutti schierano i cavalieri, uno alla volta: nelle province, nel proprio castello, nei conflitti in Francia. Poi il parlamento vota in segreto su tre leggi, e le tre leggi in vigore hanno effetto. Poi rendono province, castelli e conflitti. Dopo il quinto round ci sono punti per la cavalleria più forte, per gli ampliamenti e per i nobili; vince chi ha più punti potere. Da tre giocatori in su, oro e scudieri sono nascosti.
help-blocks = Cavalieri e scudieri
    .text = Ogni giocatore ha sette cavalieri: tre di forza 1, due di 2, uno di 3 e uno di 4. All’inizio un 1 e un 2 sono a corte, gli altri nella riserva. Un nuovo cavaliere è un 1 della riserva; una promozione scambia un cavaliere con quello più forte di 1 nella riserva. Gli scudieri sostengono i cavalieri nelle province, 1 ciascuno, e pagano certe ricompense del castello. In due ciascuno ha un alleato di un altro colore, i cui cavalieri non guadagnano né beni né potere.
help-extend = Un ampliamento
    .text = Un ampliamento copre per sempre una casella del tuo castello: non vi può andare alcun cavaliere, ma la ricompensa si riceve ogni round. Un cavaliere che vi si trova torna a corte.
help-place = Fase 1: schieramento
    .text = Schiera un cavaliere (o il tuo Lord). In una provincia serve la forza stampata; gli scudieri possono aiutare a scacciare un occupante più debole, che torna a corte. Nel castello ogni casella libera tiene un cavaliere. In un conflitto il cavaliere prende la prima casella libera dall’alto o si unisce ai tuoi; i primi sei del round (cinque in tre giocatori) portano un favore del Re. Il Lord aspira a una carica per un tributo, o svuota il tesoro; in prigione un cavaliere lava il disonore.
help-retinue = Fase 1: scudieri
    .text = Gli scudieri accompagnano il cavaliere ora o mai; ciascuno aggiunge 1. Cavaliere e scudieri devono essere più forti dell’occupante. Tornano alla scorta dopo il round, o quando il cavaliere è scacciato.
help-company = Fase 1: un candidato e i suoi sostenitori
    .text = Il Lord ha forza 1; i cavalieri aggiungono la loro, un vescovo 1, un cavaliere Tudor 2 accanto a un cavaliere. Un seguito più forte scaccia il più debole, il cui tributo è perduto. Nomina i cavalieri dal più forte al più debole, poi i vescovi, poi il cavaliere Tudor; nessuno si aggiunge più tardi.
help-favour = Fase 1: il favore del Re
    .text = Scegli uno dei favori ancora scoperti; lo ricevi subito ed è coperto per questo round. Un alleato non guadagna né oro né scudieri.
help-noble = Un nobile a scelta
    .text = Prendi un nobile che non hai ancora. Ciascuno dà un voto ogni round e punti alla fine.
help-remove_noble = Un nobile se ne va
    .text = Il tuo alleato non ha una tavola; un nobile a tua scelta esce dal gioco.
help-upgrade = Una promozione
    .text = Scambia un cavaliere in servizio con quello più forte di 1 della riserva, ovunque si trovi. Alla corte del Re puoi prendere invece un vescovo, tre al massimo. Ciò che nel castello è pagato va preso, o il pagamento ripreso.
help-ballot = Fase 2: una votazione
    .text = Tutti votano in segreto, sì o no, con quanti segnalini voto vogliono; ogni tessera e ogni segnalino vale 1. La parità approva. Una legge approvata caccia la più vecchia delle tre in vigore; i segnalini usati sono persi.
help-law = Fase 2: una legge
    .text = Le leggi in vigore agiscono da sinistra a destra. Questa ti dà una scelta.
help-province = Fase 3: province
    .text = Da A a I chi occupa prende il nobile o l’altra ricompensa, o paga 3 monete d’oro per entrambi. Una tessera ricompensa si può prendere al posto della ricompensa stampata. Poi il cavaliere torna a corte.
help-crossing = Fase 3: la traversata
    .text = Il cavaliere del Dorset passa a un conflitto in Francia; non porta favori.
help-surrey = Fase 3: il primo giocatore
    .text = Chi occupa il Surrey nomina il primo giocatore, anche sé stesso; il nuovo ordine vale subito.
help-castle = Fase 3: castelli
    .text = I cavalieri nel castello e gli ampliamenti rendono, nell’ordine che scegli. Un nuovo cavaliere vi costa 3 scudieri, una promozione 2. Infine ogni nobile e tu stesso portate un voto, ma non nell’ultimo round.
help-ransom = Fase 3: riscatto
    .text = Dopo una seconda sconfitta i cavalieri sono catturati. Ciascuno è liberato per la sua forza in monete d’oro e torna a corte; gli altri vanno nella riserva.
help-over = La fine
    .text = Cavalleria più forte 8 punti, seconda 4; più ampliamenti 8, secondo 4; nobili da 0 a 36. I sigilli contano una volta per il Lord e una per ogni vescovo; il disonore costa. Vince chi ha più punti potere; i pari merito dividono la vittoria.

# ---- Parole di questo gioco al posto di quelle del terminale

help-choosing = Un numero sceglie dall’elenco; Invio lo mostra di nuovo. Anche le parole, per esempio «province 2 stafford», intere o con il loro inizio.
command-look = guarda
    .text = guardare una provincia o un conflitto, per esempio «guarda york»
command-borders = leggi
    .text = le leggi in vigore e proposte
command-blocks = spiega
    .text = che cosa dice una legge, per esempio «spiega petizione»

# ---- Chi gioca

menu-seats-first = Giochi con Blu, i bot giocano gli altri
menu-seats-second = Giochi con Verde, i bot giocano gli altri
menu-seats-both = Più giocatori davanti a questo schermo

# ---- Ragioni dei bot

reason-none = Nessuna ragione: va bene qualunque scelta.
reason-only-choice = Non c’è altra scelta.
reason-best-prospects = È ciò che promette di più, in questo round e alla fine.
reason-vote = Questo voto ti giova di più di fronte agli altri.
reason-lead = Promette { $number ->
    [one] 1 punto
   *[other] { $number } punti
 } in più alla fine rispetto all’altra scelta.
reason-power = { $number ->
    [one] 1 punto potere
   *[other] { $number } punti potere
 } subito.
reason-end-power = { $number ->
    [one] 1 punto potere
   *[other] { $number } punti potere
 } in più alla fine.
reason-chivalry = Forza in servizio: { $number } in più.
reason-builds = { $number ->
    [one] Un ampliamento in più.
   *[other] { $number } ampliamenti in più.
 }
reason-gets = Porta { $number } { $good ->
    [gold] { $number ->
        [one] moneta d’oro.
       *[other] monete d’oro.
     }
    [squires] { $number ->
        [one] scudiero.
       *[other] scudieri.
     }
   *[votes] { $number ->
        [one] voto.
       *[other] voti.
     }
 }
reason-costs = Costa { $number } { $good ->
    [gold] { $number ->
        [one] moneta d’oro.
       *[other] monete d’oro.
     }
    [squires] { $number ->
        [one] scudiero.
       *[other] scudieri.
     }
   *[votes] { $number ->
        [one] voto.
       *[other] voti.
     }
 }
reason-freed = Cancella { $number } di disonore.
reason-wish = Se vince questa parte, guadagni circa { $number ->
    [one] 1 punto
   *[other] { $number } punti
 } sugli altri.

# ---- Che cosa porterebbe un’offerta

outlook-province = { $enemies ->
    [0] { $rewards }
   *[other] scaccia { $other }{ $squires ->
        [0] {""}
        [one] {" "}con almeno { $squires } scudiero
       *[other] {" "}con almeno { $squires } scudieri
     }; { $rewards }
 }{ $tiles-count ->
    [0] {""}
   *[other] , o la tessera: { $tiles }
 }{ $letter ->
    [none] {""}
   *[other] , o il nobile { $letter }
 }
outlook-ally = { $entries }
outlook-ousts = scaccia { $other }
outlook-brings = { $rewards }
outlook-tile = la tessera: { $tiles }
outlook-leaves = il nobile { $letter } esce dal gioco
outlook-removes = un nobile a tua scelta esce dal gioco
outlook-void = senza effetto per un alleato: { $void }
outlook-castle = { $rewards }{ $number ->
    [0] {""}
    [one] {" "}per { $number } scudiero
   *[other] {" "}per { $number } scudieri
 }
outlook-conflict = Inghilterra { $english } contro { $french }; rango { $rank }: { $ally ->
    [0] { $won ->
        [one] { $won } punto potere
       *[other] { $won } punti potere
    } dopo una vittoria, { $lost } dopo una sconfitta
   *[other] i punti di un alleato vanno persi
 }{ $favours ->
    [0] {""}
    [2] ; un favore del Re, senza effetto per un alleato
   *[other] ; un favore del Re
 }
outlook-dungeon = { $number ->
    [0] non toglie disonore
    [one] toglie 1 segnalino disonore
   *[other] toglie { $number } segnalini disonore
 }
outlook-office = { $enemies ->
    [0] {""}
   *[other] bisogna superare { $other } ({ $number });{" "}
 }{ $rewards-count ->
    [0] nessun tributo
   *[other] tributo: { $rewards }
 }; la carica porta { $seals ->
    [0] {""}
    [one] { $seals } sigillo e{" "}
   *[other] { $seals } sigilli e{" "}
 }{ $companions }
outlook-treasury = oro { $gold }, scudieri { $squires }, voti { $votes }{ $ally ->
    [0] {""}
   *[other] , che tornano alla scorta
 }
outlook-company = forza { $number }{ $needed ->
    [0] {""}
   *[other] , ne serve { $needed }
 }
outlook-bishop = ogni sigillo conta una volta di più: { $number ->
    [one] { $number } punto potere
   *[other] { $number } punti potere
 } alla fine con i tuoi sigilli attuali
outlook-vote = conta { $number }; voti rimasti: { $left }
outlook-squires = { $number ->
    [0] non ne restano
    [one] ne resta 1
   *[other] ne restano { $number }
 }
outlook-build = il cavaliere che vi si trova torna a corte
outlook-order = ordine di gioco: { $players }
outlook-noble = nobili: { $number }; punti potere alla fine: { $power } in più
outlook-change = { $entries }
outlook-law = «{ $law }» adesso: { $entries }
outlook-law-none = «{ $law }» adesso non porterebbe niente a nessuno
outlook-law-hidden = «{ $law }»: questo sta dietro gli schermi
outlook-law-leftover = «{ $law }»: decidono i voti rimasti dopo la terza votazione
effect-power = { $player }: { $number ->
    [one] { $number } punto potere
   *[other] { $number } punti potere
 }
effect-gold = { $player }: { $number ->
    [one] { $number } moneta d’oro
   *[other] { $number } monete d’oro
 }
effect-squires = { $player }: { $number ->
    [one] { $number } scudiero
   *[other] { $number } scudieri
 }
effect-votes = { $player }: { $number ->
    [one] { $number } voto
   *[other] { $number } voti
 }
effect-seals = { $player }: { $number ->
    [one] { $number } sigillo
   *[other] { $number } sigilli
 }
effect-dishonour = { $player }: { $number ->
    [one] { $number } segnalino disonore
   *[other] { $number } segnalini disonore
 }
effect-new_knight = { $player }: un nuovo cavaliere
effect-upgrade = { $player }: una promozione
effect-extension = { $player }: un ampliamento
effect-pardon = { $player }: può togliere disonore
effect-choice = { $player }: a scelta

# ---- Perché qualcosa non si può fare

refusal-own = { $party } occupa già questa provincia
refusal-shield = lo scudo { $party-of } protegge il cavaliere { $province-in }
refusal-least = un cavaliere { $province-in } deve avere forza { $number }
refusal-total = { $party } occupa questa provincia con forza { $number }: ne serve di più
refusal-conflict = le tre caselle di { $card } sono occupate
refusal-dungeon = non c’è posto: in prigione c’è forza { $number } su { $of }
refusal-extension = un ampliamento copre questa casella
refusal-space = c’è già un cavaliere
refusal-lord = è già uscito: { $place }
refusal-office-own = { $party } è già candidato a questa carica
refusal-tribute = il tributo è: { $rewards }
refusal-office = { $party } aspira a questa carica con forza { $number }, che non puoi superare
refusal-order = prima vengono i cavalieri più forti
refusal-reach = senza un cavaliere più forte la forza { $number } { $party-of } non si supera
refusal-built = questo ampliamento è già costruito
refusal-favour = questo favore è già usato in questo round
refusal-no-noble = non resta nessun nobile { $province-in }
refusal-noble = il nobile { $letter } siede già alla tua tavola
refusal-upgrade = nessun cavaliere di forza { $number } è in riserva
refusal-deployed = questa promozione è solo per cavalieri schierati
refusal-strongest = non c’è un cavaliere più forte
refusal-void = questa ricompensa adesso non ha effetto
refusal-void-ally = { outlook-void }
refusal-both = le due cose insieme costano { $number } monete d’oro
refusal-not-both = nobile e ricompensa non si possono prendere insieme
refusal-price = costa { $number } scudieri, o adesso non ha effetto
refusal-collected = è già riscosso
refusal-ransom = il riscatto è di { $number ->
    [one] { $number } moneta d’oro
   *[other] { $number } monete d’oro
 }

# ---- Il tabellone sullo schermo

board-tray = La tua corte
board-own-castle = Il tuo castello
board-decision = La tua decisione
board-prompt-ballot = { $side }, votazione { $number } di 3, «{ $law }»: vota in segreto.
board-prompt-law = { $side }, «{ $law }»: che cosa fai?
board-parts = Parti del tabellone
board-part-map = Mappa
board-part-castle = Castello
board-part-france = Francia
board-part-parliament = Parlamento
board-part-king = Re
board-part-others = Altri
board-part-supply = Scorta
board-fold = Ripiega questa parte
board-unfold = Apri questa parte
board-tie = A parità di forza precede chi sta più in basso.
board-only-answer = Non hai altra risposta. Ti si chiede comunque, perché nessuno sappia che cosa c’è dietro il tuo schermo.
board-king-favours = Favori del Re
board-proposals = Proposte
board-the-treasury = Tesoro
board-sequence = Le ricompense, una dopo l’altra
board-order-of-play = Ordine di gioco
board-dishonour-track = Tracciato del disonore
board-final = Punteggio finale
board-plot = Il potere nei round
board-plot-end = fine
board-phase = Fase
board-phase-placing = Schieramento
board-phase-parliament = Parlamento
board-phase-rewards = Ricompense
board-round = Round { $number } di { $of }
board-first = primo giocatore
board-me = tu
board-castle-of = castello
board-behind-screen = dietro lo schermo
board-empty = vuota
board-vacant = vacante
board-against = contro
board-spent = usato
board-void = senza effetto per un alleato: { $list }
board-second = 2º tentativo
board-score = { $one } : { $other }
board-english = forza inglese { $number }
board-english-against = Inghilterra { $one } contro Francia { $other }
board-spoils = Punti potere dei primi tre; dopo una sconfitta il secondo e il terzo valore ai primi due
board-rank = n. { $number }
board-least = forza minima { $number }
board-total = forza { $number } in tutto
board-squires = { $number ->
    [one] { $number } scudiero
   *[other] { $number } scudieri
 }
board-bishops = { $number ->
    [one] { $number } vescovo
   *[other] { $number } vescovi
 }
board-the-tile = tessera ricompensa: { $tiles }
board-no-nobles = nessun nobile rimasto
board-no-conflicts = Nessun conflitto sul tabellone.
board-nobody-at-court = Nessuno è a corte.
board-next-round = prossimo round
board-awarded-hint = si può usare nel prossimo round
board-bishops-left = vescovi rimasti: { $number }
board-seals-left = sigilli rimasti: { $number }
board-supply = Scorta
board-conflicts-left = conflitti ancora da rivelare: { $number }
board-laws-left = leggi ancora da proporre: { $number }
board-tiles-left = tessere ancora da pescare: { $number }
board-noble-points = punti potere alla fine
board-table = Nobili alla tavola: { $number } ({ $list }), punti potere alla fine: { $power }
board-dungeon-holds = Prigione: forza { $number } su { $of }
board-neutral = cavaliere neutrale
board-track-space = ne restano { $number }; quando è vuota il più disonorato perde { $high } punti potere, il secondo { $low }
board-oldest = esce se una legge è approvata
board-applied = applicata
board-adopted = approvata
board-rejected = respinta
board-outlook-law-none = adesso: niente per nessuno
board-outlook-law-hidden = si decide dietro gli schermi
board-outlook-law-leftover = si decide con i voti rimasti
board-may-choose = a scelta
board-choice-for-all = ognuno può farne uso
board-if-passes = Se passa, allo stato attuale
board-pushed-out = Allora esce questa: { $law }
board-yes = Sì
board-no = No
board-tokens = Voti
board-vote-hint = Scegli sì o no, poi quanti voti. Nessuno lo vede finché non hanno votato tutti.
board-seal = Sigilla
board-sealed = ha votato
board-not-voted = riflette
board-my-ballot = Sigillato: { $vote }, voti { $number }
board-take-back = Riprendi
board-count = Scrutinio: { $law }
board-fewer = Meno
board-more = Più
board-of = di { $number }
board-take-noble = Nobile
board-take-reward = Ricompensa
board-take-tile = Tessera ricompensa
board-take-both = Nobile e ricompensa
board-take-both_tile = Nobile e tessera ricompensa
board-take-nothing = Niente
board-order-hint = Trascina le ricompense nell’ordine che vuoi, o spostale con i tasti freccia; una sola si può toccare nel castello.
board-collect-all = Riscuoti in quest’ordine
board-unpaid = a quel punto mancano scudieri
board-earlier = Prima: { $rewards }
board-later = Dopo: { $rewards }
board-forgo = Rinunciare: { $rewards }
board-final-before = durante la partita
board-final-chivalry = cavalleria
board-final-extensions = ampliamenti
board-final-nobles = nobili
board-final-seals = sigilli
board-final-dishonour = disonore
board-final-total = totale
board-final-conflicts = conflitti
board-final-laws = leggi
board-final-provinces = province
board-final-castles = castelli
board-final-favours = favori del Re
board-winner = vincitore

# ---- Che cosa si ha in mano

knight-1 = { block-k1 }
knight-2 = { block-k2 }
knight-3 = { block-k3 }
knight-4 = { block-k4 }
knight-ally1 = { block-ally1 }
knight-ally2 = { block-ally2 }
knight-ally3 = { block-ally3 }
knight-ally4 = { block-ally4 }
lord-own = { block-lord }
lord-ally = { block-ally-lord }
with-tudor = { companion-tudor }
with-shield = { companion-shield }
with-archer = { companion-archer }
vote-yes = { board-yes }
vote-no = { board-no }
bishop-own = vescovo
bishop-supply = vescovo del Re
setup-ways = Chi gioca

# The card of a thing.
details-tile = Tessera ricompensa
details-noble = Nobile { $letter }
details-seated = Alla tavola di
details-england-wins = Per ora vince l’Inghilterra.
details-france-wins = Per ora vince la Francia.
details-england-won = Vince l’Inghilterra.
details-france-won = Vince la Francia.
details-knight = Per una provincia, una casella del tuo castello o un conflitto in Francia.
details-upgrade = Una promozione scambia questo cavaliere con uno di forza { $number }; nella riserva: { $left }
details-lord = Forza 1. Aspira a una carica del Re per un tributo, con i suoi sostenitori, o svuota il tesoro.
details-tudor = Forza 2. Accompagna un cavaliere in una provincia, in un conflitto o nel seguito del Lord.
details-shield = Accompagna un cavaliere in una provincia, da cui nessuno può scacciarlo in questo round.
details-archer = Forza 2. Accompagna un cavaliere in un conflitto, sulla casella subito sotto di lui se è libera.
details-bishop = Aggiunge 1 al seguito del Lord. Alla fine ogni sigillo conta una volta di più per ogni vescovo.
details-bishop-taken = Si prende al posto di una promozione, tre al massimo.
details-seal = Alla fine ogni sigillo conta una volta per il Lord e una volta per ogni vescovo.
details-reserve = Non ancora in servizio: un nuovo cavaliere è un 1 della riserva, una promozione scambia un cavaliere con quello più forte di 1.
