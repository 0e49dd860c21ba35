# Zones : dans une phrase, un lieu est « dans », « vers » ou « depuis » quelque part.
area-ireland = Irlande
    .in = en Irlande
    .to = vers l’Irlande
    .from = d’Irlande
area-isle_of_man = Île de Man
    .in = sur l’île de Man
    .to = vers l’île de Man
    .from = de l’île de Man
area-scotland = Écosse
    .in = en Écosse
    .to = vers l’Écosse
    .from = d’Écosse
area-northumbria = Northumbria
    .in = en Northumbria
    .to = vers la Northumbria
    .from = de Northumbria
area-cumbria = Cumbria
    .in = en Cumbria
    .to = vers la Cumbria
    .from = de Cumbria
area-north_yorks = North Yorks
    .in = dans le North Yorks
    .to = vers le North Yorks
    .from = du North Yorks
area-east_yorks = East Yorks
    .in = dans l’East Yorks
    .to = vers l’East Yorks
    .from = de l’East Yorks
area-south_yorks = South Yorks
    .in = dans le South Yorks
    .to = vers le South Yorks
    .from = du South Yorks
area-lancaster = Lancaster
    .in = à Lancaster
    .to = vers Lancaster
    .from = de Lancaster
area-caernarvon = Caernarvon
    .in = à Caernarvon
    .to = vers Caernarvon
    .from = de Caernarvon
area-chester = Chester
    .in = à Chester
    .to = vers Chester
    .from = de Chester
area-derby = Derby
    .in = à Derby
    .to = vers Derby
    .from = de Derby
area-lincoln = Lincoln
    .in = à Lincoln
    .to = vers Lincoln
    .from = de Lincoln
area-pembroke = Pembroke
    .in = à Pembroke
    .to = vers Pembroke
    .from = de Pembroke
area-powys = Powys
    .in = dans le Powys
    .to = vers le Powys
    .from = du Powys
area-hereford = Hereford
    .in = à Hereford
    .to = vers Hereford
    .from = de Hereford
area-warwick = Warwick
    .in = à Warwick
    .to = vers Warwick
    .from = de Warwick
area-leicester = Leicester
    .in = à Leicester
    .to = vers Leicester
    .from = de Leicester
area-rutland = Rutland
    .in = dans le Rutland
    .to = vers le Rutland
    .from = du Rutland
area-east_anglia = East Anglia
    .in = en East Anglia
    .to = vers l’East Anglia
    .from = d’East Anglia
area-glamorgan = Glamorgan
    .in = dans le Glamorgan
    .to = vers le Glamorgan
    .from = du Glamorgan
area-gloucester = Gloucester
    .in = à Gloucester
    .to = vers Gloucester
    .from = de Gloucester
area-oxford = Oxford
    .in = à Oxford
    .to = vers Oxford
    .from = d’Oxford
area-middlesex = Middlesex
    .in = dans le Middlesex
    .to = vers le Middlesex
    .from = du Middlesex
area-essex = Essex
    .in = dans l’Essex
    .to = vers l’Essex
    .from = de l’Essex
area-somerset = Somerset
    .in = dans le Somerset
    .to = vers le Somerset
    .from = du Somerset
area-wilts = Wilts
    .in = dans le Wilts
    .to = vers le Wilts
    .from = du Wilts
area-sussex = Sussex
    .in = dans le Sussex
    .to = vers le Sussex
    .from = du Sussex
area-kent = Kent
    .in = dans le Kent
    .to = vers le Kent
    .from = du Kent
area-cornwall = Cornouailles
    .in = en Cornouailles
    .to = vers la Cornouailles
    .from = de Cornouailles
area-dorset = Dorset
    .in = dans le Dorset
    .to = vers le Dorset
    .from = du Dorset
area-france = France
    .in = en France
    .to = vers la France
    .from = de France
area-calais = Calais
    .in = à Calais
    .to = vers Calais
    .from = de Calais
area-pool = le pool
    .in = dans le pool
    .to = vers le pool
    .from = du pool
area-prison = la prison
    .in = en prison
    .to = vers la prison
    .from = de prison

sea-irish_sea = mer d’Irlande
sea-north_sea = mer du Nord
sea-english_channel = Manche

side-lancaster = Lancastre
    .of = de Lancastre
side-york = York
    .of = d’York

# Blocs : « name » est le nom dans une phrase, « form » l’accord (m, f, mp), « title » le titre imprimé.
block-henry_vi = Henry VI
    .form = m
    .title = King Henry VI
block-prince_edward = Prince Edward
    .name = le prince Edward
    .form = m
    .title = Prince of Wales
block-arundel = Arundel
    .form = m
    .title = Earl of Arundel
block-beaumont = Beaumont
    .form = m
    .title = Viscount Beaumont
block-buckingham = Buckingham
    .form = m
    .title = Duke of Buckingham
block-clarence = Clarence
    .form = m
    .title = Duke of Clarence
block-clifford = Clifford
    .form = m
    .title = Lord Clifford
block-devon = Devon
    .form = m
    .title = Earl of Devon
block-essex = Essex
    .form = m
    .title = Earl of Essex
block-exeter = Exeter
    .form = m
    .title = Duke of Exeter
block-gloucester = Gloucester
    .form = m
    .title = Duke of Gloucester
block-hastings = Hastings
    .form = m
    .title = Lord Hastings
block-herbert = Herbert
    .form = m
    .title = Lord Herbert
block-kent = Kent
    .form = m
    .title = Earl of Kent
block-march = March
    .form = m
    .title = Earl of March
block-norfolk = Norfolk
    .form = m
    .title = Duke of Norfolk
block-northumberland = Northumberland
    .form = m
    .title = Earl of Northumberland
block-oxford = Oxford
    .form = m
    .title = Earl of Oxford
block-pembroke = Pembroke
    .form = m
    .title = Earl of Pembroke
block-richmond = Richmond
    .form = m
    .title = Earl of Richmond
block-rivers = Rivers
    .form = m
    .title = Lord Rivers
block-rutland = Rutland
    .form = m
    .title = Earl of Rutland
block-salisbury = Salisbury
    .form = m
    .title = Earl of Salisbury
block-shrewsbury = Shrewsbury
    .form = m
    .title = Earl of Shrewsbury
block-somerset = Somerset
    .form = m
    .title = Duke of Somerset
block-stanley = Stanley
    .form = m
    .title = Lord Stanley
block-suffolk = Suffolk
    .form = m
    .title = Duke of Suffolk
block-warwick = Warwick
    .form = m
    .title = Earl of Warwick
block-westmoreland = Westmoreland
    .form = m
    .title = Earl of Westmoreland
block-wiltshire = Wiltshire
    .form = m
    .title = Earl of Wiltshire
block-worcester = Worcester
    .form = m
    .title = Earl of Worcester
block-york = York
    .name = le duc d’York
    .form = m
    .title = Duke of York
block-bristol_levy = Levée de Bristol
    .name = la levée de Bristol
    .form = f
    .title = levée urbaine de Bristol
block-coventry_levy = Levée de Coventry
    .name = la levée de Coventry
    .form = f
    .title = levée urbaine de Coventry
block-london_levy = Levée de Londres
    .name = la levée de Londres
    .form = f
    .title = levée urbaine de Londres
block-newcastle_levy = Levée de Newcastle
    .name = la levée de Newcastle
    .form = f
    .title = levée urbaine de Newcastle
block-norwich_levy = Levée de Norwich
    .name = la levée de Norwich
    .form = f
    .title = levée urbaine de Norwich
block-salisbury_levy = Levée de Salisbury
    .name = la levée de Salisbury
    .form = f
    .title = levée urbaine de Salisbury
block-york_levy = Levée d’York
    .name = la levée d’York
    .form = f
    .title = levée urbaine d’York
block-canterbury_church = Église de Canterbury
    .name = l’église de Canterbury
    .form = f
    .title = archevêché de Canterbury
block-york_church = Église d’York
    .name = l’église d’York
    .form = f
    .title = archevêché d’York
block-bombard = Bombarde
    .name = la bombarde
    .form = f
    .title = artillerie de siège
block-french = Français
    .name = les Français
    .form = mp
    .title = mercenaires français
block-scots = Écossais
    .name = les Écossais
    .form = mp
    .title = mercenaires écossais
block-welsh = Gallois
    .name = les Gallois
    .form = mp
    .title = mercenaires gallois
block-irish = Irlandais
    .name = les Irlandais
    .form = mp
    .title = mercenaires irlandais
block-burgundian = Bourguignons
    .name = les Bourguignons
    .form = mp
    .title = mercenaires bourguignons
block-calais = Garnison de Calais
    .name = la garnison de Calais
    .form = f
    .title = mercenaires de Calais
block-rebel = Rebelles
    .name = les Rebelles
    .form = mp
    .title = rebelles
block-treason = Trahison
    .name = la carte Trahison
    .form = f
    .title = la carte Trahison

# ---- Cartes

card-force_march = Marche forcée
    .text = événement, 1 point : les blocs d’une zone avancent jusqu’à 3 zones et peuvent attaquer ; pas de mer
card-muster = Ralliement
    .text = événement : désignez une zone ; vos blocs de partout peuvent la rejoindre
card-piracy = Piraterie
    .text = événement, 2 points : mouvements par mer seulement, qui peuvent attaquer
card-plague = La peste
    .text = événement : chaque bloc ennemi d’une zone de ville ennemie perd un pas
card-surprise = Surprise
    .text = événement, 1 point : les blocs d’une zone, un de plus par frontière ; ou un mouvement par mer
card-treason = Trahison
    .text = événement, 1 point : les blocs d’une zone (ou, selon une option, un mouvement par mer) ; et un jet de Traîtrise avant une bataille de ce tour
card-4 = 4
    .text = 4 points d’action
card-3 = 3
    .text = 3 points d’action
card-2 = 2
    .text = 2 points d’action

# ---- Événements

event-campaign = La campagne { $number } sur { $of } commence : nous sommes en { $year }.
event-hand = Votre main : { $cards }.
event-turn = Le tour { $number } commence.
event-card-chosen = { $side } a choisi une carte.
event-cards = Les cartes sont révélées : Lancastre { $lancaster }, York { $york }. { $side } commence.
event-hand-shown = { $side } montre une main faible et en demande une autre : { $cards }.
event-hand-kept = { $side } garde sa main.
event-hand-redrawn = { $side } rend aussi sa main.
event-player-turn = { $side } agit avec la carte { $card } : { $points ->
    [one] { $points } point d’action.
   *[other] { $points } points d’action.
 }
event-turn-ended = { $side } termine son tour.
event-muster = { $side } se rassemble { $area-in }.
event-plague = { $side } amène la peste : elle éclate { $area-in }.
event-plague-loss = { $block } { $block-form ->
    [mp] perdent
   *[m] perd
 } un pas à cause de la peste { $area-in }.
event-plague-loss-hidden = Un bloc { $side-of } perd un pas à cause de la peste { $area-in }.
event-plague-toll = La peste { $area-in } a coûté un pas à { $number ->
    [one] un bloc { $side-of }.
   *[other] chacun des { $number } blocs { $side-of }.
 }
event-move = { $block } { $block-form ->
    [mp] marchent
   *[m] marche
 } { $from-from } { $to-to }.
event-move-hidden = Un bloc { $side-of } marche { $from-from } { $to-to }.
event-sail = { $block } { $block-form ->
    [mp] passent
   *[m] passe
 } par mer { $from-from } { $to-to } ({ $sea }).
event-sail-hidden = Un bloc { $side-of } passe par mer { $from-from } { $to-to } ({ $sea }).
event-recruit = { $block } { $block-form ->
    [f] est recrutée
    [mp] sont recrutés
   *[m] est recruté
 } { $to-in }.
event-recruit-hidden = { $side } recrute un bloc { $to-in }.
event-regroup = { $block } se { $block-form ->
    [mp] regroupent
   *[m] regroupe
 } { $from-from } { $to-to }.
event-regroup-hidden = Un bloc { $side-of } se regroupe { $from-from } { $to-to }.
event-home = { $block } { $block-form ->
    [mp] rentrent
   *[m] rentre
 } { $from-from } { $to-to }.
event-home-hidden = Un bloc { $side-of } rentre { $from-from } { $to-to }.
event-stay = { $block } { $block-form ->
    [mp] restent chez eux
    [f] reste chez elle
   *[m] reste chez lui
 } { $to-in }.
event-stay-hidden = Un bloc { $side-of } reste chez lui { $to-in }.
event-banish = { $block } { $block-form ->
    [mp] quittent
   *[m] quitte
 } l’exil { $from-in } pour le pool.
event-banish-hidden = Un bloc { $side-of } quitte l’exil { $from-in } pour le pool.
event-battle = Bataille { $area-in } : { $side } attaque.
event-battle-line = { $side } engage : { $blocks }.
event-round = Round { $number } de la bataille { $area-in }.
event-reserves = Les réserves { $side-of } arrivent : { $blocks }.
event-reserves-early = { $side } n’a plus personne en ligne ; ses réserves arrivent aussitôt : { $blocks }.
event-roles-swapped = { $side } est désormais l’attaquant.
event-cut-off = { $block } ne { $block-form ->
    [mp] peuvent pas retraiter { $area-from } : ils sont anéantis.
    [f] peut pas retraiter { $area-from } : elle est anéantie.
   *[m] peut pas retraiter { $area-from } : il est anéanti.
 }
event-battle-won = { $side } remporte la bataille { $area-in }.
event-treachery-succeeds = { $block } { $block-form ->
    [mp] tentent
   *[m] tente
 } un jet de Traîtrise contre { $target } : { $dice }, tous pairs – trahison !
event-treachery-fails = { $block } { $block-form ->
    [mp] tentent
   *[m] tente
 } un jet de Traîtrise contre { $target } : { $dice }, pas tous pairs ; { $target } { $target-form ->
    [mp] restent fidèles.
   *[m] reste fidèle.
 }
event-defects = { $block } { $block-form ->
    [mp] font défection, passent
   *[m] fait défection, passe
 } à { $side } et { $block-form ->
    [mp] attendent
   *[m] attend
 } en réserve.
event-eliminated = { $block } ({ $side }) { $block-form ->
    [f] est éliminée
    [mp] sont éliminés
   *[m] est éliminé
 } { $area-in }.
event-king-dead = Le Roi est mort. { $side } garde la couronne et nommera son successeur à la phase de Ravitaillement.
event-new-king = { $block } est désormais Roi ; il se trouve { $area-in }.
event-new-king-away = { $block } est désormais Roi ; il n’est pas encore sur la carte.
event-new-pretender = { $block } est désormais Prétendant.
event-crowned = { $block } est couronné Roi.
event-prisoner-freed = { $block } est libre { $area-in }.
event-retreat = { $block } { $block-form ->
    [mp] retraitent
   *[m] retraite
 } { $area-to }.
event-pass = { $block } { $block-form ->
    [mp] passent leur tour.
   *[m] passe son tour.
 }
event-fire = { $block } { $block-form ->
    [mp] tirent et touchent
   *[m] tire et touche
 } à { $power } ou moins : { $dice } – { $hits ->
    [0] aucun dégât.
    [one] 1 dégât.
   *[other] { $hits } dégâts.
 }
event-charge = { $block } charge { $target } et touche à { $power } ou moins : { $dice } – { $hits ->
    [0] aucun dégât.
    [one] 1 dégât.
   *[other] { $hits } dégâts.
 }
event-reply = { $block } { $block-form ->
    [mp] ripostent
   *[m] riposte
 } contre { $target } à { $power } ou moins : { $dice } – { $hits ->
    [0] aucun dégât.
    [one] 1 dégât.
   *[other] { $hits } dégâts.
 }
event-hit = { $block } { $block-form ->
    [mp] perdent
   *[m] perd
 } { $steps ->
    [one] un pas.
   *[other] { $steps } pas.
 }
event-supply = Phase de Ravitaillement du tour { $number }.
event-captive = { $side } détient un héritier ennemi et décide de son sort.
event-execution = { $side } fait exécuter son captif { $area-in } : { $block }.
event-spared = { $side } épargne son captif.
event-minor-enters = { $block } atteint sa majorité et entre en jeu { $area-in } pour { $side }.
event-overfull = { $side } a trop de blocs { $area-in } : { $number } en trop.
event-starve = { $block } { $block-form ->
    [mp] perdent
   *[m] perd
 } un pas faute de ravitaillement { $area-in }.
event-starve-hidden = Un bloc { $side-of } perd un pas faute de ravitaillement { $area-in }.
event-scores = Nobles contrôlés : Lancastre { $lancaster }, York { $york }.
event-politics = Tour politique de la campagne { $number }.
event-disband = { $block } { $block-form ->
    [mp] quittent
   *[m] quitte
 } la campagne { $from-in } et { $block-form ->
    [mp] retournent
   *[m] retourne
 } { $to-in }.
event-disband-hidden = Un bloc { $side-of } quitte la campagne { $from-in } et retourne { $to-in }.
event-usurpation = Le Prétendant ({ $side }) contrôle { $pretender ->
    [one] { $pretender } noble
   *[other] { $pretender } nobles
 }, le Roi { $king } : Usurpation !
event-no-usurpation = Le Prétendant ({ $side }) contrôle { $pretender ->
    [one] { $pretender } noble
   *[other] { $pretender } nobles
 }, le Roi { $king } : le Roi garde le trône.
event-homecoming-ends = Le camp { $side-of } est rentré.
event-win-resigned = { $other } abandonne : { $side } gagne.
event-win-no-heirs = { $other } n’a plus d’héritier : { $side } gagne.
event-win-crown = { $side } détient la couronne après la dernière campagne et gagne.
event-held = { $number ->
    [0] À la fin, { $side } ne contrôle plus personne.
   *[other] À la fin, { $side } contrôle { $number } : { $blocks }{ $middlesex ->
        [0] .
       *[other] {" "}et le Middlesex.
     }
 }

# ---- Heralds: great moments, and a sentence of the time

herald-campaign = La campagne de { $year }
    .quote = Voici que l’hiver de notre déplaisir
        se change en glorieux été par ce soleil d’York.
    .source = Shakespeare, Richard III, I 1
herald-defects = { $block } change de camp
    .quote = Ne vous fiez à personne, de peur d’être trahi.
    .source = Shakespeare, Henry VI, deuxième partie, IV 4
herald-king-dead = Le Roi est mort
    .quote = Au nom du ciel, asseyons-nous à terre
        et contons la triste histoire de la mort des rois.
    .source = Shakespeare, Richard II, III 2
herald-new-king = Vive le Roi : { $block }
    .quote = Ma couronne est dans mon cœur, non sur ma tête.
    .source = Shakespeare, Henry VI, troisième partie, III 1
herald-new-king-away = Vive le Roi : { $block }
    .quote = Ma couronne est dans mon cœur, non sur ma tête.
    .source = Shakespeare, Henry VI, troisième partie, III 1
herald-minor-enters = { $block } atteint sa majorité
    .quote = Si sage et si jeune, dit-on, ne vit jamais longtemps.
    .source = Shakespeare, Richard III, III 1
herald-usurpation = { $side } usurpe le trône
    .quote = Inquiète repose la tête qui porte une couronne.
    .source = Shakespeare, Henry IV, deuxième partie, III 1
herald-crowned = { $block } est couronné Roi d’Angleterre
    .quote = Nous voici de nouveau sur le trône d’Angleterre,
        racheté du sang de nos ennemis.
    .source = Shakespeare, Henry VI, troisième partie, V 7
herald-win-crown = { $side } a gagné la guerre des Deux-Roses
    .quote = Les plaies civiles sont fermées, la paix renaît.
    .source = Shakespeare, Richard III, V 5
herald-win-no-heirs = { $side } a gagné : la lignée { $other-of } est éteinte
    .quote = L’arrêt du destin, nul ne l’évite.
    .source = Shakespeare, Richard III, IV 4
herald-win-resigned = { $side } a gagné : { $other } dépose les armes

# ---- What has hit this side since it acted last

hit-eliminated = Vous avez perdu { $block } { $area-in }.
hit-king-dead = Votre Roi est mort.
hit-execution = { $side } a fait exécuter { $block } { $area-in }.
hit-usurpation = Vous avez perdu la couronne : { $side } contrôle { $pretender ->
    [one] { $pretender } noble
   *[other] { $pretender } nobles
 }, vous { $king }.
hit-defects = { $block } { $block-form ->
    [mp] ont
   *[m] a
 } fait défection { $area-in } au profit { $side-of }.
hit-battle-won = Vous avez perdu la bataille { $area-in }.
hit-plague-toll = La peste a coûté un pas à { $number ->
    [one] votre bloc { $area-in }.
   *[other] chacun de vos { $number } blocs { $area-in }.
 }

# ---- Que faire maintenant (prompt), et qui l’on attend (wait)

prompt-over = La partie est finie : { $side } a gagné.
prompt-mulligan = { $side } : votre main est faible (13 points ou moins). La garder, ou la montrer et en demander une autre ?
wait-mulligan = { $side } décide s’il demande une nouvelle main.
prompt-mulligan_reply = { $side } : l’ennemi reçoit une nouvelle main. Gardez-vous la vôtre, ou la rendez-vous aussi ?
wait-mulligan_reply = { $side } décide s’il rend aussi sa main.
prompt-choose_card = { $side }, tour { $number } : choisissez une carte en secret. Un événement passe avant toute carte Action ; sinon, qui a le plus de points commence.
wait-choose_card = { $side } choisit une carte en secret.
wait-choose_card-both = Les deux camps choisissent une carte en secret.
prompt-actions = { $side } : { $event ->
    [force_march] Marche forcée : déplacez les blocs d’une zone, jusqu’à 3 zones chacun.
    [surprise] Surprise : déplacez les blocs d’une zone (un de plus par frontière), ou faites un mouvement par mer.
    [treason] Trahison : déplacez les blocs d’une zone ; pas de mouvement par mer.
    [treason_sea] Trahison : déplacez les blocs d’une zone, ou faites un mouvement par mer.
    [piracy] Piraterie : faites des mouvements par mer ; ils peuvent attaquer.
   *[none] déplacez les blocs d’une zone, envoyez un bloc par mer ou recrutez ; chacun coûte 1 point.
 } { $number ->
    [0] Il ne reste aucun point : déplacez encore les blocs des zones déjà payées, ou terminez.
    [one] Il reste 1 point.
   *[other] Il reste { $number } points.
 }
wait-actions = { $side } se déplace et recrute ; { $number ->
    [one] il lui reste { $number } point.
   *[other] il lui reste { $number } points.
 }
prompt-moving = { $block } { $block-form ->
    [mp] sont
   *[m] est
 } { $area-in } : continuer (encore { $number ->
    [one] 1 zone
   *[other] { $number } zones
 }) ou s’arrêter ?
wait-moving = { $side } déplace un bloc.
prompt-muster_area = { $side } : désignez la zone du Ralliement, ou terminez.
wait-muster_area = { $side } choisit la zone du Ralliement.
prompt-muster_moves = { $side } : déplacez les blocs qui peuvent rejoindre le Ralliement { $area-in }, puis terminez.
wait-muster_moves = { $side } rassemble des blocs { $area-in }.
prompt-plague = { $side } : choisissez une zone de ville ennemie pour la peste, ou renoncez.
wait-plague = { $side } choisit où éclate la peste.
prompt-choose_battle = { $side } : choisissez la prochaine bataille.
wait-choose_battle = { $side } choisit la prochaine bataille.
prompt-treason = { $side } : avant la bataille { $area-in }, vous pouvez utiliser Trahison contre un bloc ennemi, ou la garder pour une bataille suivante de ce tour.
wait-treason = { $side } peut utiliser Trahison avant la bataille { $area-in }.
prompt-battle_turn = { $side }, bataille { $area-in }, round { $number } sur 4 : { $role ->
    [attack] vous attaquez ; choisissez ce que fait un de vos blocs.
   *[defend] vous défendez ; choisissez ce que fait un de vos blocs.
 }
wait-battle_turn = Bataille { $area-in }, round { $number } sur 4 : { $side } { $role ->
    [attack] attaque et choisit ce que fait un bloc.
   *[defend] défend et choisit ce que fait un bloc.
 }
prompt-allocate_hits = { $side } : { $number ->
    [one] 1 dégât
   *[other] { $number } dégâts
 } { $area-in } ; vos blocs les plus forts sont à égalité : lequel encaisse ?
wait-allocate_hits = { $side } choisit le bloc qui encaisse { $number ->
    [one] le dégât
   *[other] les { $number } dégâts
 } { $area-in }.
prompt-regroup = { $side } : vous avez gagné { $area-in }. Déplacez vos blocs vers les zones voisines si vous le voulez, puis terminez.
wait-regroup = { $side } peut se regrouper après la bataille { $area-in }.
prompt-execute = { $side } : vous détenez { $block }, un héritier ennemi. L’exécuter ou l’épargner ?
wait-execute = { $side } décide du sort de l’héritier captif : { $block }.
prompt-heir_entry = { $side } : { $block } atteint sa majorité. Où entre-t-il en jeu ?
wait-heir_entry = { $side } choisit où entre { $block }.
prompt-attrition = { $side } : trop de blocs { $area-in }. Choisissez un bloc qui perd un pas ; { $number ->
    [one] c’est le dernier.
   *[other] { $number } sont à choisir.
 }
wait-attrition = { $side } choisit les blocs qui manquent de ravitaillement { $area-in }.
prompt-go_home = { $side } : renvoyez vos blocs chez eux, un par un. { $role ->
    [king] Le Roi et ses héritiers vont à leurs blasons ou dans les zones à couronne, les autres à leur propre blason.
   *[pretender] Vos héritiers partent en exil, les autres vont à leur propre blason.
 }
wait-go_home = { $side } renvoie ses blocs chez eux.
prompt-exile_excess = { $side } : trop de blocs en exil { $area-in }. Choisissez un bloc qui va dans le pool ; { $number ->
    [one] c’est le dernier.
   *[other] { $number } sont à choisir.
 }
wait-exile_excess = { $side } choisit qui doit quitter l’exil { $area-in }.

# ---- Choix

offer-play = { $card } – { $card-text }
offer-redeal = Montrer la main et en demander une autre
offer-keep = Garder la main
offer-redraw = Rendre la main et en recevoir une autre
offer-move = { $block } { $to-to }{ $enemies ->
    [0] {""}
    [one] {" "}(attaque contre { $enemies } bloc)
   *[other] {" "}(attaque contre { $enemies } blocs)
 }{ $cost ->
    [0] , gratuit
   *[other] {""}
 }
offer-move-via = { $block } { $to-to } en passant par { $via }
offer-stop = S’arrêter ici
offer-sea = { $block } { $to-to } par mer ({ $sea }){ $enemies ->
    [0] {""}
    [one] {" "}(attaque contre { $enemies } bloc)
   *[other] {" "}(attaque contre { $enemies } blocs)
 }{ $cost ->
    [0] , gratuit
   *[other] {""}
 }
offer-recruit = { $block } { $to-in }
offer-end = Terminer et continuer
offer-muster = Ralliement { $area-in }
offer-plague = La peste { $area-in } contre { $enemies ->
    [one] { $enemies } bloc
   *[other] { $enemies } blocs
 }
offer-decline = Pas maintenant
offer-battle = Se battre { $area-in }
offer-treason = Jet de Traîtrise contre { $target }
offer-fire = { $block } : tirer
offer-charge = { $block } : charger { $target }
offer-treachery = { $block } : jet de Traîtrise contre { $target }
offer-retreat = { $block } : retraiter { $to-to }
offer-pass = { $block } : passer
offer-hit = { $block } { $block-form ->
    [mp] encaissent
   *[m] encaisse
 } les dégâts
offer-regroup = { $block } { $to-to }
offer-execute = L’exécuter
offer-spare = L’épargner
offer-enter = Il entre { $area-in }
offer-reduce = { $block } { $block-form ->
    [mp] perdent
   *[m] perd
 } un pas
offer-go = { $block } { $to-to }
offer-banish = { $block } { $block-form ->
    [mp] vont
   *[m] va
 } dans le pool

heading-move = Par terre
heading-sea = Par mer
heading-recruit = Recruter
heading-charge = Charger
heading-treachery = Jet de Traîtrise
heading-retreat = Retraiter
heading-regroup = Se regrouper
heading-go = Rentrer

# ---- Le plateau

region-north = Le Nord
region-midlands = Les Midlands
region-wales = Pays de Galles et Marches
region-east = Est et Sud-Est
region-west = Le Sud-Ouest
region-exile = Exil et îles

board-date = Campagne { $number } sur { $of }, { $year }, tour { $turn } sur { $turns }
board-king = { $side } : { $number ->
    [one] { $number } noble
   *[other] { $number } nobles
 }, Roi { $block-label }
board-throne = { $side } : { $number ->
    [one] { $number } noble
   *[other] { $number } nobles
 }, la couronne sans Roi
board-pretender = { $side } : { $number ->
    [one] { $number } noble
   *[other] { $number } nobles
 }, Prétendant { $block-label }
board-you = Vous jouez { $side }.
board-onlooker = Vous êtes spectateur.
board-everything = Tout est montré.
board-hand = Votre main : { $cards }
board-no-hand = Votre main est vide.
board-chosen = Votre carte de ce tour : { $card }
board-played = Jouées par { $side } : { $cards }
board-cards = { $side } a en main { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
 }
board-points = Points d’action restants : { $number }
board-treason = { $side } peut encore utiliser Trahison.
board-pool = Pool { $side-of } : { $blocks }
board-pool-hidden = Pool { $side-of } : { $number ->
    [one] { $number } bloc
   *[other] { $number } blocs
 }
board-fallen = Hors jeu pour cette campagne : { $blocks }
board-minors = Héritiers mineurs : { $blocks }
board-prisoner = { $block } est prisonnier dans le Middlesex.
board-dead = Morts : { $blocks }
board-vacant = vacantes : { $areas }
board-nameless = { $side } – { $number ->
    [one] { $number } bloc
   *[other] { $number } blocs
 }{ $moved ->
    [0] {""}
    [one] {" "}({ $moved } déplacé)
   *[other] {" "}({ $moved } déplacés)
 }{ $reserve ->
    [0] {""}
   *[other] {" "}({ $reserve } en réserve)
 }
board-named = { $side } – { $list }
board-contested = bataille : { $list }

mark-moved = mouvement fait
mark-reserve = réserve
mark-pirate = pirate
mark-acted = a joué
mark-ready = à jouer
mark-king = Roi
mark-pretender = Prétendant
mark-mover = en marche

battle-title = Bataille { $area-in }, round { $number } sur 4
battle-attacks = { $side } attaque
battle-defends = { $side } défend
battle-reserve = Réserve
battle-blocks = { $number ->
    [one] { $number } bloc
   *[other] { $number } blocs
 }

look-crown = zone à couronne
look-city = ville et sa levée : { $block-label }
look-cathedral = cathédrale : { $block-label }
look-shields = blasons : { $list }
shield-lancaster = héritiers de Lancastre
shield-york = héritiers d’York
look-port = port majeur
look-seas = côte : { $seas }
look-no-sea = pas de côte
look-wales = Pays de Galles
look-exile = zone d’exil { $side-of }
look-limit = ravitaille { $number } blocs
look-uncounted = ne compte pas pour l’Usurpation
look-recruits = Vous pourriez recruter ici maintenant : { $blocks }
look-empty = Personne ici.

border-line = { $area } : { $colour ->
    [yellow] jaune, 4 blocs
    [blue] bleue, 3 blocs
   *[red] rouge, 2 blocs, qui doivent s’arrêter
 }{ $number ->
    [0] {""}
    [one] {" "}({ $number } passé)
   *[other] {" "}({ $number } passés)
 }
border-none = Pas de frontière terrestre ({ $area }) : on y va par mer.

facts-title = { $block-label } : { $title }
facts-rating = { $side }, { $type } ; force { $number }, valeur { $rating }
facts-first = { $rating } au premier round d’une bataille, hors réserve
facts-loyalty = loyauté { $number } : peut faire défection
facts-loyal = ne change jamais de camp
facts-rank = héritier numéro { $number }
facts-charges = l’aîné des héritiers présents peut charger
facts-rolls = peut tenter une trahison, une fois par bataille
facts-homes = foyers : { $areas }
facts-permanent = meurt définitivement
facts-returns = une fois éliminé, revient à la campagne suivante
facts-landbound = ne va jamais par mer
facts-place = maintenant { $area-in }, force { $number }
facts-pool = maintenant dans le pool
facts-minor = encore mineur
facts-dead = mort
facts-offboard = sert l’autre camp

type-heir = héritier
type-noble = noble
type-church = église
type-levy = levée urbaine
type-bombard = bombarde
type-mercenary = mercenaires
type-rebel = rebelles

# ---- Scénarios et options

game-name = Richard III
    .summary = Lancastre et York se disputent la couronne d’Angleterre, 1460–1485 : blocs cachés, cartes, batailles et traîtrise, pour deux.
scenario-1460 = La guerre des Deux-Roses
    .summary = Trois campagnes. Henry VI est Roi ; York attend en Irlande et à Calais pour envahir.
scenario-1470 = Le retour d’Henry VI
    .summary = Deux campagnes. Edward de March est Roi et tient Henry VI prisonnier à Londres.
scenario-1480 = Bosworth
    .summary = Une campagne. Richard de Gloucester est Roi, Richmond Prétendant ; chacun est le dernier héritier de sa maison.
group-handicap = Handicap
option-scenario = Scénario
option-hit_ties = Qui choisit entre des blocs touchés de même force
option-mulligan = Nouvelle main pour une main faible (13 points ou moins)
option-bombard_sea = Les bombardes peuvent aller par mer
option-treason_sea = Le point de Trahison peut servir à un mouvement par mer
option-role_swap = Les défenseurs dont tout le premier rang tombe au premier round deviennent les attaquants
option-warwick_barred = Warwick ne peut pas faire trahir Northumberland ni Westmoreland
option-exile_excess = Combien de blocs en surnombre quittent une zone d’exil entre les campagnes
option-campaigns_1470 = Campagnes du scénario 1470
option-pretender_1470 = Prétendant au début de 1470
option-neville_shields_in_battle = Les Neville se battent mieux aussi aux blasons des Neville morts
option-neville_homes = Où rentrent les Neville
option-heir_shield_all = Chaque héritier à un blason qu’il peut utiliser se bat mieux, pas seulement le plus ancien
option-crown_adds = Couronne et blason ensemble donnent deux à un héritier
option-senior_title = Un héritier plus ancien qui revient prend le titre aussitôt
option-favoured = Qui a un avantage
option-favour = En quoi il consiste
choice-random = le hasard
choice-owner = le propriétaire
choice-none = aucune
choice-auto = redistribuée d’office
choice-once = à demander une fois par campagne
choice-true = oui
choice-false = non
choice-all = tous
choice-one = un
choice-1 = 1
choice-2 = 2
choice-own = à leurs propres blasons
choice-family = à ceux des parents morts et à Calais aussi
choice-prince_edward = Prince Edward
choice-henry_vi = Henry VI
choice-nobody = personne
choice-lancaster = { side-lancaster }
choice-york = { side-york }
choice-favour-one = un point d’action de plus à chacun de ses tours
choice-favour-two = deux points d’action de plus à chacun de ses tours
preset-columbia = comme le jeu de plateau imprimé
sources-rulebook = énoncés dans le livret de règles que suit cette édition
sources-public = relevés sur des images publiées du plateau, des blocs et des cartes, ou sur les fiches de scénario du jeu de plateau
sources-reconstructed = reconstitués par nous
count-areas = { $number ->
    [one] { $number } zone
   *[other] { $number } zones
 }
count-borders = { $number ->
    [one] { $number } frontière
   *[other] { $number } frontières
 }
count-blocks = { $number ->
    [one] { $number } bloc
   *[other] { $number } blocs
 }
count-cards = { $number ->
    [one] { $number } sorte de carte
   *[other] { $number } sortes de cartes
 }
count-numbers = { $number ->
    [one] { $number } autre nombre
   *[other] { $number } autres nombres
 }
count-scenarios = { $number ->
    [one] { $number } scénario
   *[other] { $number } scénarios
 }

# ---- Aide : la règle de chaque étape avec nos mots

help-overview = Deux maisons, une couronne
    .text = Un camp détient la couronne (le Roi), l’autre la réclame (le Prétendant). Une campagne compte sept tours : à chaque tour, chacun choisit une carte en secret, puis celui qui a la plus haute se déplace et recrute, puis l’autre ; ensuite on livre les batailles, et les zones trop pleines perdent des forces. Après sept tours vient le Tour politique : qui contrôle le plus de nobles prend la couronne. Vous gagnez si vous êtes Roi après la dernière campagne, ou aussitôt que l’ennemi n’a plus d’héritier. Vous voyez vos propres blocs ; de ceux de l’ennemi, vous ne voyez que la place, jusqu’à ce qu’ils se battent.
help-blocks = Les blocs
    .text = Un bloc a une force (le nombre de dés qu’il lance ; chaque dégât lui ôte un pas) et une valeur comme B3 : la lettre dit quand il se bat (A d’abord), le chiffre à partir de quel dé il touche (3 ou moins). En défendant son blason, sa cathédrale ou sa ville, il touche à un de plus ; de même les héritiers du Roi dans les zones à couronne. Héritiers, nobles loyaux et Neville meurent définitivement ; les autres reviennent à la campagne suivante.
help-mulligan = Une main faible
    .text = Vos sept cartes totalisent 13 points d’action ou moins. Une fois par campagne, vous pouvez les montrer et recevoir une nouvelle main ; l’ennemi peut alors faire de même.
help-mulligan_reply = Une main faible
    .text = L’ennemi a montré une main faible et en reçoit une autre. Vous pouvez garder la vôtre ou la rendre aussi ; toutes les cartes non gardées sont mélangées et redistribuées.
help-choose_card = Phase des cartes
    .text = Les deux camps choisissent une carte en secret, puis on les révèle. Les cartes Événement passent avant les cartes Action ; sinon le plus de points commence ; à égalité, le Prétendant. Commencer, c’est attaquer le premier et choisir l’ordre des batailles ; passer second, c’est répondre à ce qu’on a vu. Vous avez sept cartes pour sept tours, on n’en pioche pas d’autres.
help-actions = Phase d’action
    .text = Chaque point permet une chose : tous les blocs d’une zone avancent d’une ou deux zones par terre ; ou un bloc va par mer vers une côte amie ou vacante de la même mer (deux pour un point de port majeur à port majeur) ; ou un bloc de votre pool est placé à son blason, sa ville ou sa cathédrale. Une frontière jaune laisse passer 4 de vos blocs par tour, une bleue 3, une rouge 2, qui doivent s’arrêter derrière. Les blocs s’arrêtent là où ils rencontrent l’ennemi : la première frontière franchie est l’attaque principale, ceux qui viennent par d’autres sont en réserve jusqu’au round 2. Clouage : vos attaquants retiennent autant de défenseurs. Les points ne se gardent pas ; terminez quand vous voulez.
help-moving = Phase d’action : un bloc en marche
    .text = Un bloc avance d’une ou deux zones (trois avec Marche forcée), jamais droit en arrière. Il doit s’arrêter là où se trouve l’ennemi et derrière une frontière rouge. Vous pouvez l’arrêter ici ou continuer.
help-muster_area = Événement : Ralliement
    .text = Désignez une zone amie ou vacante. Chacun de vos blocs qui peut la rejoindre par un mouvement terrestre normal à travers des zones amies ou vacantes peut venir. Pas de mer, pas d’attaque.
help-muster_moves = Événement : Ralliement
    .text = Déplacez autant de blocs que vous voulez vers la zone désignée, une ou deux zones chacun ; les limites de frontières s’appliquent. Puis terminez.
help-plague = Événement : La peste
    .text = Choisissez une zone avec une ville que seul l’ennemi occupe. Chaque bloc y perd un pas ; un bloc à un pas est éliminé. Vous pouvez aussi renoncer.
help-choose_battle = Phase de bataille
    .text = Les batailles se livrent l’une après l’autre là où les deux camps ont des blocs. Le camp qui a commencé choisit l’ordre. Cela compte : les vaincus retraitent dans les zones voisines et les vainqueurs se regroupent.
help-treason = Phase de bataille : Trahison
    .text = La carte Trahison donne un jet de Traîtrise avant une bataille quelconque de ce tour. Choisissez un bloc ennemi qui a une loyauté : on lance autant de dés ; s’ils sont tous pairs, il change de camp et attend dans votre réserve. Vous pouvez garder le jet pour une bataille suivante du tour.
help-battle_turn = Phase de bataille : le tour d’un bloc
    .text = Les blocs agissent dans l’ordre A, B, C, D ; à lettre égale, le défenseur d’abord. Un bloc lance un dé par pas ; chaque dé inférieur ou égal à son chiffre est un dégât, et les dégâts frappent le bloc ennemi le plus fort. L’héritier présent le plus ancien peut charger un bloc de son choix, qui riposte s’il survit. Le Roi, le Prétendant et Warwick peuvent chacun tenter un jet de Traîtrise par bataille. À partir du round 2, un bloc peut retraiter et les réserves arrivent. Au round 4, les attaquants ne peuvent que retraiter, et sont perdus s’ils ne le peuvent pas.
help-allocate_hits = Phase de bataille : dégâts
    .text = Les dégâts frappent votre bloc le plus fort. Plusieurs sont à égalité : choisissez lequel encaisse, jusqu’à sa mort ; le reste passe au suivant le plus fort.
help-regroup = Phase de bataille : regroupement
    .text = Le vainqueur d’une bataille peut déplacer chacun de ses blocs vers une zone voisine amie ou vacante ; les limites de frontières s’appliquent. Les blocs qui ont attaqué par Piraterie repartent par leur mer. Terminez quand vous avez fini.
help-execute = Phase de Ravitaillement : un héritier captif
    .text = Un héritier ennemi est passé dans votre camp (Exeter ou Clarence). À chaque phase de Ravitaillement, vous pouvez le faire exécuter. Il compte alors comme tué : un mineur de sa maison le remplacera à la phase de Ravitaillement suivante, et une maison sans héritier a perdu.
help-heir_entry = Phase de Ravitaillement : un héritier majeur
    .text = Pour chaque héritier tué, le plus ancien mineur de sa maison entre à pleine force : pour le Prétendant dans une de ses zones d’exil, pour le Roi dans une zone à couronne amie ou vacante.
help-attrition = Phase de Ravitaillement : limites
    .text = Une zone ravitaille 4 blocs, avec une ville 5 ; Calais et la France 4, l’Irlande et l’Écosse 2, en plus des mercenaires locaux. Pour chaque bloc en trop, un bloc de votre choix perd un pas.
help-go_home = Tour politique : le retour
    .text = Entre les campagnes, tous les blocs hors d’exil rentrent. Les héritiers du Prétendant partent en exil ; le Roi et ses héritiers vont à leurs blasons ou dans les zones à couronne ; nobles et églises à leur blason ou cathédrale. Un bloc dont l’ennemi tient tous les foyers va dans le pool. Le camp du Prétendant commence.
help-exile_excess = Tour politique : exil surpeuplé
    .text = Avant la nouvelle campagne, chaque zone d’exil est ramenée à sa limite. Vous choisissez les blocs qui vont dans le pool ; on pourra les recruter de nouveau.
help-over = La fin
    .text = Un camp gagne quand l’ennemi n’a plus d’héritier, ou quand il détient la couronne après la dernière campagne. On peut rejouer la partie et vérifier ses dés.

# ---- Qui joue

menu-seats-first = Vous jouez Lancastre, un robot joue York
menu-seats-second = Vous jouez York, un robot joue Lancastre
menu-seats-both = Deux joueurs devant cet écran

# ---- Raisons des robots

reason-none = Sans raison : tous les choix se valent.
reason-only-choice = Il n’y a pas d’autre choix.
reason-recruit-noble = { $block } compte pour la couronne et vous renforce { $area-in }.
reason-recruit-troops = { $block } vous { $block-form ->
    [mp] renforcent
   *[m] renforce
 } { $area-in }.
reason-land = Débarquer { $area-in } ouvre une tête de pont : { $block }.
reason-sail = { $block } { $block-form ->
    [mp] seront plus utiles
   *[m] sera plus utile
 } { $area-in }.
reason-attack = Vous êtes assez fort pour attaquer { $area-in }.
reason-hunt-heir = Un héritier ennemi peut être pris { $area-in }.
reason-reinforce = La bataille { $area-in } a besoin de renforts.
reason-take-london = Le Middlesex compte pour la couronne autant qu’un noble.
reason-position = { $block } { $block-form ->
    [mp] seront mieux placés
    [f] sera mieux placée
   *[m] sera mieux placé
 } { $area-in }.
reason-safety = { $block } est plus en sûreté { $area-in }.
reason-end = Plus rien n’en vaut la peine maintenant.
reason-not-useful = Cela n’aiderait pas.
reason-muster = Vos blocs sont plus forts ensemble { $area-in }.
reason-plague = La peste frappe { $number ->
    [one] { $number } bloc ennemi
   *[other] { $number } blocs ennemis
 } { $area-in }.
reason-card-strong = Il y a beaucoup à faire ce tour, et c’est { $card } qui en permet le plus.
reason-card-event = L’événement { $card } vaut plus que des points d’action maintenant.
reason-card-spare = Il y a peu à faire ce tour : { $card } suffit, gardez les meilleures cartes.
reason-hand-poor = Une main de { $points } points est faible.
reason-hand-good = Une main de { $points } points suffit.
reason-battle = De toutes les batailles, la vôtre est la mieux engagée { $area-in }.
reason-treason = { $target } { $target-form ->
    [mp] peuvent
   *[m] peut
 } faire défection.
reason-keep-token = Trahison peut servir mieux dans une bataille suivante.
reason-fire = { $block } { $block-form ->
    [mp] peuvent
   *[m] peut
 } toucher le bloc ennemi le plus fort.
reason-charge = { $block } peut abattre { $target }.
reason-treachery = { $block } peut gagner { $target } à votre cause.
reason-retreat-heir = { $block } est un héritier et doit vivre : il est plus en sûreté { $area-in }.
reason-retreat = La bataille tourne mal ; à sauver { $area-in } : { $block }.
reason-hold-fire = Rien de mieux à faire pour { $block }.
reason-sacrifice = C’est { $block } qui manquera le moins.
reason-regroup = { $block } { $block-form ->
    [mp] seront mieux placés
    [f] sera mieux placée
   *[m] sera mieux placé
 } { $area-in }.
reason-execute = Cette mort affaiblit la maison ennemie : { $block }.
reason-spare = { $block } vous sert mieux vivant.
reason-enter = Il sera en sûreté { $area-in }.
reason-starve = C’est { $block } qui supportera le mieux la perte.
reason-home = { $block } { $block-form ->
    [mp] seront mieux placés
    [f] sera mieux placée
   *[m] sera mieux placé
 } { $area-in }.
reason-banish = C’est { $block } qui manquera le moins.
reason-played = C’est ce qui a été joué.
reason-aim-plain = C’est le meilleur emploi des points.
reason-aim-strike = Frappez maintenant, avant que l’ennemi soit prêt.
reason-aim-lead = Menez vos hommes en personne : qui hésite peut passer à vous.
reason-aim-hunt = Poursuivez les héritiers ennemis.
reason-aim-call = Appelez des nobles : ils comptent pour la couronne.
reason-aim-arm = Levez des troupes pour les batailles à venir.
reason-aim-guard = Gardez vos héritiers et vos armées hors de danger.
reason-aim-london = Le Middlesex vaut un noble : prenez-le et tenez-le.
reason-aim-invade = Débarquez ensemble, non l’un après l’autre.
reason-aim-gather = Rassemblez d’abord, puis débarquez ensemble.
reason-aim-count = Assurez le décompte.
reason-figure-battle = La bataille est gagnée dans { $percent } % des essais.
reason-figure-lost = Cela coûte { NUMBER($number, minimumFractionDigits: 1) } pas en moyenne au lieu de { NUMBER($against, minimumFractionDigits: 1) }.
reason-figure-taken = L’ennemi perd { NUMBER($number, minimumFractionDigits: 1) } pas en moyenne au lieu de { NUMBER($against, minimumFractionDigits: 1) }.
reason-figure-count = Le décompte, le vôtre moins l’autre : { NUMBER($number, minimumFractionDigits: 1) } en moyenne au lieu de { NUMBER($against, minimumFractionDigits: 1) }.
reason-figure-heir = Un héritier ennemi tombe dans { $percent } % des essais au lieu de { $against } %.
reason-figure-own-heir = Un de vos héritiers tombe dans { $percent } % des essais au lieu de { $against } %.

# ---- Les chances d’une bataille

odds-title = Si vous attaquez
odds-win = { $chance ->
    [sure] > 99 %
    [never] < 1 %
   *[other] { $percent } %
 } de gagner la bataille { $area-in }.
odds-lost = Pas perdus, en moyenne : { NUMBER($own, minimumFractionDigits: 1) } des vôtres, { NUMBER($enemy, minimumFractionDigits: 1) } de l’ennemi.
odds-death = { $block } tombe : { $chance ->
    [sure] > 99 %
    [never] < 1 %
   *[other] { $percent } %
 }.
odds-exact = Calculé jusqu’au dernier dé.
odds-sampled = Livrée { $number } fois.

# ---- Ce qu’une action apporterait

outlook-main = L’attaque principale, contre { $number ->
    [one] { $number } bloc
   *[other] { $number } blocs
 }
outlook-joins = Rejoint l’attaque principale, contre { $number ->
    [one] { $number } bloc
   *[other] { $number } blocs
 }
outlook-reserve = Arrive en réserve : combat à partir du round 2
outlook-port = De port à port : un second bloc peut suivre gratuitement
outlook-noble = Vous contrôleriez { $number ->
    [one] { $number } noble
   *[other] { $number } nobles
 }
outlook-only-home = Il n’y a pas d’autre domaine à choisir
outlook-battle = { $number ->
    [one] { $number } de vos blocs
   *[other] { $number } de vos blocs
 } contre { $enemies }
outlook-fire = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
 }, touche sur { $power ->
    [1] 1
   *[other] 1–{ $power }
 }, { $about ->
    [0] rarement un dégât
    [one] environ { $about } dégât
   *[other] environ { $about } dégâts
 } sur { $blocks }{ $percent ->
    [0] {""}
   *[other] {" "}({ $percent } % d’éliminer)
 }
outlook-charge = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
 }, touche sur { $power ->
    [1] 1
   *[other] 1–{ $power }
 } : { $percent } % d’éliminer { $target }. Le survivant riposte (touche sur { $answer ->
    [1] 1
   *[other] 1–{ $answer }
 }) : { $risk } % de perdre { $block }
outlook-treachery = { $dice ->
    [one] { $dice } dé doit être pair
   *[other] { $dice } dés doivent tous être pairs
 } : { $percent } %
outlook-loss = { $number ->
    [0] Serait éliminé
   *[other] Il resterait { $number } pas
 }

# ---- Pourquoi une chose n’est pas possible

refused-moved = { $block } { $block-form ->
    [mp] ont
   *[m] a
 } déjà bougé ce tour-ci.
refused-pinned = { $block } { $block-form ->
    [mp] sont immobilisés
    [f] est immobilisée
   *[m] est immobilisé
 } { $area-in } : { $number ->
    [one] un attaquant retient un de vos blocs.
   *[other] { $number } attaquants retiennent autant de vos blocs.
 }
refused-landbound = { $block } ne { $block-form ->
    [mp] vont
   *[m] va
 } jamais par mer.
refused-inland = { $block } ne { $block-form ->
    [mp] peuvent
   *[m] peut
 } pas embarquer : pas de côte { $area-in }.
refused-unpaid = Il ne reste aucun point pour déplacer les blocs { $area-in }.
refused-shut-in = Toutes les frontières { $area-in } sont pleines ou fermées pour { $block }.
refused-exile = Zone d’exil { $side-of } ({ $area }) : vous ne pouvez jamais y entrer.
refused-sea-only = La Piraterie ne permet que des mouvements par mer.
refused-no-point = Il ne reste aucun point d’action.
refused-border = La frontière { $from } – { $to } est pleine : { $number } sur { $number }.
refused-came-by = L’ennemi est venu par la frontière { $from } – { $to } : vous ne pouvez pas partir par là.
refused-too-many-ways = On entre par { $number } frontières au plus dans la bataille { $area-in }.
refused-no-ships = { $card } : pas de mouvement par mer.
refused-haven = Un pirate vient de partir pour cette zone ({ $area }). Deux n’y vont que d’un port majeur à un autre.
refused-coast = L’ennemi tient cette zone ({ $area }) : on va par mer vers une zone amie ou vacante.
refused-pirates = Deux blocs ont attaqué par mer, la Piraterie n’en permet pas plus : l’ennemi tient cette zone ({ $area }).
refused-fallen = { $block } { $block-form ->
    [mp] sont
   *[m] est
 } hors jeu jusqu’à la fin de cette campagne.
refused-event = Avec l’événement { $card }, on ne recrute pas.
refused-no-home = { $type ->
    [bombard] Il faut une zone à ville que vous tenez pour { $block }.
    [rebel] Il faut une zone vacante pour { $block }.
    [heir] Aucune zone n’est ouverte pour { $block } maintenant.
   *[other] L’ennemi tient toutes les zones où recruter ce bloc : { $block-label }.
 }
refused-held = L’ennemi tient cette zone : { $area }.
refused-back = { $block } ne { $block-form ->
    [mp] peuvent
   *[m] peut
 } pas revenir aussitôt { $area-to }.
refused-too-far = { $block } ne { $block-form ->
    [mp] peuvent
   *[m] peut
 } pas atteindre le Ralliement { $area-in }.
refused-no-city = Il n’y a pas de ville { $area-in }.
refused-reserve = { $block } { $block-form ->
    [mp] sont
   *[m] est
 } en réserve jusqu’au prochain round.
refused-acted = { $block } { $block-form ->
    [mp] ont
   *[m] a
 } déjà joué dans ce round.
refused-later = { $block } { $block-form ->
    [mp] jouent
   *[m] joue
 } plus tard, à la lettre { $letter }.
refused-retreat-early = Les retraites commencent au round 2.
refused-retreat-nowhere = { $block } { $block-form ->
    [mp] n’ont
   *[m] n’a
 } aucune zone où retraiter.
refused-must-leave = Au round 4, les attaquants ne peuvent que retraiter.
refused-not-senior = Seul l’héritier présent le plus ancien peut charger.
refused-no-traitor = Aucun bloc ennemi ici ne peut faire défection.
refused-loyal = { $block } ne { $block-form ->
    [mp] changent
   *[m] change
 } jamais de camp.
refused-title = { $block } ne peut pas être visé : le Roi, le Prétendant et qui a fait défection dans cette bataille sont à l’abri.
refused-weaker = Les dégâts frappent d’abord les blocs les plus forts.
refused-local = { $block } { $block-form ->
    [mp] sont d’ici et ne comptent
   *[m] est d’ici et ne compte
 } pas.
refused-starved = { $block } { $block-form ->
    [mp] ont
   *[m] a
 } déjà perdu un pas.
refused-in-exile = { $block } { $block-form ->
    [mp] restent
   *[m] reste
 } en exil.
refused-gone-home = Déjà à destination : { $block }.

# ---- Le plateau dans le navigateur

city-newcastle = Newcastle
city-york = York
city-coventry = Coventry
city-norwich = Norwich
city-london = Londres
city-bristol = Bristol
city-salisbury = Salisbury
city-canterbury = Canterbury

board-map = Carte de l’Angleterre
board-area = { $area } : Lancastre { $red }, York { $white }
board-strength = force { $number } sur { $of }, { $rating }
board-border = { $from } – { $to } : place pour { $left } sur { $limit }
board-main = Attaque principale : { $from } – { $to }
board-reserve-way = Réserves : { $from } – { $to }
board-action-points = { $number ->
    [one] point d’action
   *[other] points d’action
 }
board-event = { $number ->
    [0] événement
    [one] { $number } point d’action
   *[other] { $number } points d’action
 }
board-your-hand = Votre main
board-shown-hand = { $side } a montré cette main
board-chosen-down = { $card } reste face cachée jusqu’à ce que les deux aient choisi.
board-goes-first = { $side } joue en premier.
board-first-event = Un événement passe avant toute carte Action.
board-first-points = La carte qui a le plus de points passe d’abord.
board-first-pretender = Égalité : le camp du Prétendant joue en premier.
board-take-back = Reprendre
board-close = Fermer
board-played-cards = Cartes jouées dans cette campagne
board-deck = { $number } cartes hors jeu dans cette campagne
board-unseen = Pas encore vues dans cette campagne
board-no-king = pas de Roi
board-tray = Maison { $side }
board-treason-token = Trahison en main
board-pool-title = Pool
board-fallen-title = Hors jeu pour cette campagne
board-minors-title = Héritiers mineurs
board-dead-title = Morts
board-campaign = campagne { $number } sur { $of }
board-turn = Tour { $number } sur { $of }
phase-cards = Cartes
phase-actions = Actions
phase-battles = Batailles
phase-supply = Ravitaillement
phase-politics = Tour politique
board-send-home = { $number ->
    [one] Renvoyer chez lui le bloc qui n’a pas le choix
   *[other] Renvoyer chez eux les { $number } blocs qui n’ont pas le choix
 }
politics-disband = Levées et mercenaires repartent
politics-usurpation = Usurpation
politics-pretender_home = Le camp du Prétendant rentre
politics-king_home = Le camp du Roi rentre
politics-exile = Exil surpeuplé
board-battle = { $side } attaque { $area-in }, round { $number } sur 4
board-show-map = Voir la carte
board-show-battle = Retour à la bataille
board-row = force { $number }
board-round = Round { $number } sur { $of }
board-rail = Qui joue ensuite
board-round-over = Le round est fini.
board-acts = { $block } : que faire ?
board-odds-charge = Choisissez le bloc ennemi. Sur chacun : ses chances de tomber et, près de la croix, celles de { $block }.
board-odds-treachery = Choisissez le bloc ennemi. Sur chacun : les chances qu’il change de camp.
battle-percent = { $percent } %
choose-treason = Choisissez le bloc ennemi qui doit changer de camp.
choose-allocate_hits = Choisissez le bloc qui encaisse.
choose-choose_battle = Quelle bataille d’abord ?
choose-heir_entry = Où entre-t-il en jeu ?
choose-muster_area = Où vos blocs se rassemblent-ils ?
choose-plague = Où la peste se déclare-t-elle ?
deed-fire = Tirer
deed-charge = Charger
deed-treachery = Traîtrise
deed-retreat = Retraiter
deed-pass = Passer
roll-fire = { $block }, touche sur { $power } ou moins
roll-at = { $block } contre { $target }, touche sur { $power } ou moins
roll-treachery-succeeds = Défection : { $target }, tous pairs ({ $block })
roll-treachery-fails = Pas de défection : { $target } ({ $block })
board-die-hit = { $number }, touché
board-die-miss = { $number }, manqué
board-recruit-here = Recruter ici
board-recruit = Recruter : { $block }
board-recruit-later = seulement pendant votre phase d’action
crowded-attrition = Ravitaillement : { $area }
crowded-exile_excess = Exil surpeuplé : { $area }
board-feeds = Ravitaille { $limit } blocs, il y en a { $number } ; { $losses ->
    [one] { $losses } perte à choisir.
   *[other] { $losses } pertes à choisir.
 }
board-captive = Un héritier ennemi est entre vos mains
board-captive-choice = Exécuté, il meurt définitivement et un mineur de sa maison le remplace à la prochaine phase de Ravitaillement.
board-end = Comment cela s’est terminé
end-crown = Couronne
end-nobles = Nobles contrôlés
end-battles = Batailles gagnées
end-hits = Dégâts infligés
end-lost = Blocs perdus
end-heirs = Héritiers vivants
end-held = { $side } contrôle { $number }
end-curve = Nobles contrôlés, tour par tour
end-turn = { $year }, tour { $turn }
end-political = { $year }, Tour politique
setup-ways = Scénario
