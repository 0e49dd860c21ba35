# ---- Lieux : dans une phrase on y est, on y va ou on en vient ; les cases d’un château portent le nom de leur gain

area-northumberland = Northumberland
    .in = dans le Northumberland
    .to = dans le Northumberland
    .from = du Northumberland
area-stafford = Stafford
    .in = à Stafford
    .to = à Stafford
    .from = de Stafford
area-york = York
    .in = à York
    .to = à York
    .from = d’York
area-gloucester = Gloucester
    .in = à Gloucester
    .to = à Gloucester
    .from = de Gloucester
area-bedford = Bedford
    .in = à Bedford
    .to = à Bedford
    .from = de Bedford
area-norfolk = Norfolk
    .in = dans le Norfolk
    .to = dans le Norfolk
    .from = du Norfolk
area-somerset = Somerset
    .in = dans le Somerset
    .to = dans le Somerset
    .from = du Somerset
area-dorset = Dorset
    .in = dans le Dorset
    .to = dans le Dorset
    .from = du Dorset
area-surrey = Surrey
    .in = dans le Surrey
    .to = dans le Surrey
    .from = du Surrey
area-s1 = écuyers
    .in = au château (écuyers)
    .to = au château (écuyers)
    .from = du château (écuyers)
area-s2 = or
    .in = au château (or)
    .to = au château (or)
    .from = du château (or)
area-s3 = votes
    .in = au château (votes)
    .to = au château (votes)
    .from = du château (votes)
area-s4 = or et écuyer
    .in = au château (or et écuyer)
    .to = au château (or et écuyer)
    .from = du château (or et écuyer)
area-s5 = nouveau chevalier
    .in = au château (nouveau chevalier)
    .to = au château (nouveau chevalier)
    .from = du château (nouveau chevalier)
area-s6 = montée en grade
    .in = au château (montée en grade)
    .to = au château (montée en grade)
    .from = du château (montée en grade)
area-as1 = château de l’allié : nouveau chevalier
    .in = au château de l’allié (nouveau chevalier)
    .to = au château de l’allié (nouveau chevalier)
    .from = du château de l’allié (nouveau chevalier)
area-as2 = château de l’allié : montée en grade
    .in = au château de l’allié (montée en grade)
    .to = au château de l’allié (montée en grade)
    .from = du château de l’allié (montée en grade)
area-court = la cour
    .in = à la cour
    .to = à la cour
    .from = de la cour
area-dungeon = le donjon
    .in = au donjon
    .to = au donjon
    .from = du donjon
area-lord = la suite du Lord
    .in = dans la suite du Lord
    .to = vers la suite du Lord
    .from = de la suite du Lord
area-treasury = le trésor
    .in = au trésor
    .to = au trésor
    .from = du trésor
area-chancellor = Grand Chancelier
    .in = comme Grand Chancelier
    .to = à l’office de Grand Chancelier
    .from = de l’office de Grand Chancelier
area-constable = Grand Connétable
    .in = comme Grand Connétable
    .to = à l’office de Grand Connétable
    .from = de l’office de Grand Connétable
area-chamberlain = Grand Chambellan
    .in = comme Grand Chambellan
    .to = à l’office de Grand Chambellan
    .from = de l’office de Grand Chambellan
area-touques = Touques
    .in = à Touques
    .to = à Touques
    .from = de Touques
area-pontoise = Pontoise
    .in = à Pontoise
    .to = à Pontoise
    .from = de Pontoise
area-falaise = Falaise
    .in = à Falaise
    .to = à Falaise
    .from = de Falaise
area-dreux = Dreux
    .in = à Dreux
    .to = à Dreux
    .from = de Dreux
area-cherbourg = Cherbourg
    .in = à Cherbourg
    .to = à Cherbourg
    .from = de Cherbourg
area-harfleur = Harfleur
    .in = à Harfleur
    .to = à Harfleur
    .from = de Harfleur
area-caen = Caen
    .in = à Caen
    .to = à Caen
    .from = de Caen
area-montereau = Montereau
    .in = à Montereau
    .to = à Montereau
    .from = de Montereau
area-melun = Melun
    .in = à Melun
    .to = à Melun
    .from = de Melun
area-meaux = Meaux
    .in = à Meaux
    .to = à Meaux
    .from = de Meaux
area-rouen = Rouen
    .in = à Rouen
    .to = à Rouen
    .from = de Rouen
area-azincourt = Azincourt
    .in = à Azincourt
    .to = à Azincourt
    .from = d’Azincourt

# ---- Conflits

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

# ---- Joueurs et pièces

side-blue = Bleu
    .of = de Bleu
side-green = Vert
    .of = de Vert
side-yellow = Jaune
    .of = de Jaune
side-red = Rouge
    .of = de Rouge
side-purple = Violet
    .of = de Violet
side-none = personne
    .of = de personne
block-k1 = chevalier 1
block-k2 = chevalier 2
block-k3 = chevalier 3
block-k4 = chevalier 4
block-ally1 = chevalier 1 de l’allié
block-ally2 = chevalier 2 de l’allié
block-ally3 = chevalier 3 de l’allié
block-ally4 = chevalier 4 de l’allié
block-lord = Lord
block-ally-lord = Lord de l’allié
companion-tudor = chevalier Tudor
companion-shield = bouclier
companion-archer = archer
favour-f1 = une tuile Noble
favour-f2 = une montée en grade
favour-f3 = de l’or
favour-f4 = des écuyers
favour-f5 = de l’or et un écuyer
favour-f6 = de l’or et un écuyer
set-base = jeu de base
set-new = nouvelles lois
set-king = lois du roi
reward-gold-1 = 1 pièce d’or
reward-gold-2 = 2 pièces d’or
reward-gold-3 = 3 pièces d’or
reward-squires-1 = 1 écuyer
reward-squires-2 = 2 écuyers
reward-squires-3 = 3 écuyers
reward-votes-1 = 1 pion de vote
reward-votes-2 = 2 pions de vote
reward-power-3 = 3 points de pouvoir
reward-power-5 = 5 points de pouvoir
reward-new_knight-1 = un nouveau chevalier
reward-noble_any-1 = une tuile Noble de n’importe quelle province
reward-extension-1 = une extension
reward-upgrade-1 = une montée en grade
reward-cross_channel-1 = la traversée de la Manche
reward-seal-1 = un sceau

# ---- Les lois, chacune en une phrase

law-B0a = Patronage des riches
    .text = qui a le plus d’or peut faire monter en grade un de ses chevaliers placés
law-B0b = Commission d’array
    .text = qui a le plus d’écuyers reçoit un nouveau chevalier de puissance 1
law-B0c = Garde des comtés
    .text = 3 points de pouvoir par tranche de 2 provinces que vous occupez
law-B1a = Vente des sièges
    .text = vous pouvez acheter des pions de vote pour le round suivant, à 1 pièce d’or l’un
law-B1b = Dons volontaires
    .text = vous pouvez acheter 3 points de pouvoir pour 1 pièce d’or et 1 écuyer, autant de fois que vous voulez
law-B1c = Butin des maçons
    .text = vous pouvez bâtir une extension par tranche de 2 conflits où vous avez des chevaliers
law-B1d = Statut des maisons
    .text = 1 écuyer pour chacun de vos chevaliers de puissance 2 placés
law-B2a = Solde de guerre
    .text = 1 écuyer, 1 pion de vote et 1 pièce d’or par tranche de 2 conflits où vous avez des chevaliers
law-B2b = Secours des bacheliers
    .text = si vous n’avez placé aucun chevalier de puissance 2, vous pouvez faire monter un chevalier en grade
law-B2c = Charte des bannerets
    .text = si votre chevalier de puissance 3 est placé, vous pouvez l’échanger contre votre 4 en renfort
law-B2d = Licence de créneler
    .text = 5 points de pouvoir par tranche de 5 extensions de votre château (de 3, si l’on en convient)
law-B3a = Honneurs de France
    .text = 3 points de pouvoir pour chaque conflit où vous avez des chevaliers
law-B3b = Lords-lieutenants
    .text = 8 points de pouvoir par tranche de 3 provinces que vous occupez
law-B3c = Trois pauvres chevaliers
    .text = 5 points de pouvoir si vos trois chevaliers de puissance 1 sont placés
law-B3d = Gens de livrée
    .text = un nouveau chevalier de puissance 1 par tranche de 3 nobles à votre table
law-B4a = Titres pour de l’or
    .text = vous pouvez acheter des points de pouvoir à 1 pièce d’or l’un
law-B4b = Titres pour le service
    .text = vous pouvez acheter des points de pouvoir à 1 écuyer l’un
law-B4c = Ost au complet
    .text = 6 points de pouvoir si vous avez placé des chevaliers des quatre puissances
law-N0a = Voix de l’ost
    .text = 1 pion de vote pour chaque conflit où vous avez des chevaliers
law-N0b = Prime de levée
    .text = qui a le plus d’écuyers reçoit 1 pièce d’or et 1 pion de vote
law-N0c = Voix des riches
    .text = qui a le plus d’or reçoit 1 écuyer et 1 pion de vote
law-N1a = Secours des esseulés
    .text = 1 pièce d’or, 1 écuyer et 1 pion de vote si aucun noble n’est à votre table
law-N1b = Écuyers au front
    .text = pour chaque conflit où vous avez des chevaliers, vous pouvez envoyer un de vos écuyers dans l’un d’eux, où il ajoute 1 ce round
law-N1c = Statut des pages
    .text = 1 écuyer pour chacun de vos chevaliers de puissance 1 placés
law-N1d = Guilde des maçons
    .text = vous pouvez acheter des extensions à 4 pièces d’or l’une
law-N2a = Garde du château
    .text = 3 points de pouvoir pour chacun de vos chevaliers dans votre château
law-N2b = Réserve des voix
    .text = qui a le plus de pions de vote après le troisième vote peut faire monter un chevalier en grade
law-N2c = Frères d’armes
    .text = 3 points de pouvoir si vos deux chevaliers de puissance 2 sont placés
law-N2d = Ferme des shérifs
    .text = pour chaque province que vous occupez, vous payez 1 pièce d’or ou reprenez le chevalier
law-N3a = Commission de paix
    .text = 5 points de pouvoir par tranche de 2 provinces que vous occupez
law-N3b = Entretien des murs
    .text = pour chacune de vos extensions vous rendez 1 écuyer, sinon elle ne rapporte rien ce round
law-N3c = Change
    .text = vous pouvez échanger 2 pièces d’or contre 1 écuyer ou 2 écuyers contre 1 pièce d’or, autant de fois que vous voulez
law-N3d = Suites
    .text = 3 points de pouvoir par tranche de 2 écuyers qui soutiennent vos chevaliers dans les provinces
law-N4a = Comtés vacants
    .text = 3 points de pouvoir pour chaque province que vous occupez et où il ne reste aucun noble
law-N4b = Pétition
    .text = vous pouvez donner 1 pièce d’or, 1 écuyer et 1 pion de vote gardé après les votes contre 3 points de pouvoir, autant de fois que vous voulez
law-N4c = Capitaine de l’ost
    .text = qui a le plus de chevaliers dans les conflits reçoit 5 points de pouvoir
law-K2a = Réquisition royale
    .text = qui a le plus d’écuyers en perd 2, qui a le plus d’or perd 3 pièces
law-K2b = Mains propres
    .text = qui a le moins de déshonneur reçoit 5 points de pouvoir
law-K2c = Pardon des laïcs
    .text = si vous n’avez aucun évêque, vous pouvez rendre 1 pion déshonneur
law-K2d = Sceaux brisés
    .text = vous pouvez vous défaire de sceaux contre 2 écuyers et 1 pièce d’or chacun
law-K3a = Sceau de l’orateur
    .text = qui a le plus de pions de vote après le troisième vote reçoit 1 sceau
law-K3b = Coffres pleins
    .text = 3 points de pouvoir à qui a le plus d’écuyers, et 3 à qui a le plus d’or
law-K3c = Abandon des comtés
    .text = 1 pion déshonneur par tranche de 2 provinces où vous n’avez pas de chevalier
law-K3d = Pénitents
    .text = 3 points de pouvoir pour chacun de vos chevaliers au donjon

# ---- Ce qui se passe

event-first-player = { $party } est premier joueur.
event-law-sets = Lois des groupes 0 à 4 : { $sets }.
event-conflicts = Nouveaux conflits en France : { $cards }.
event-proposals = À l’ordre du jour du parlement : { $laws }.
event-round = Le round { $number } commence.
event-tile = Une tuile de gain est posée { $province-in }.
event-no-placement = { $party } n’a nulle part où placer une pièce et passe son tour.
event-castle = { $party } place un chevalier de puissance { $strength } { $space-in }.
event-province = { $party } place un chevalier de puissance { $strength } { $province-in }{ $squires ->
    [0] {""}
    [one] {" "}avec 1 écuyer
   *[other] {" "}avec { $squires } écuyers
 } : puissance { $total } en tout.
event-ousted = Le chevalier de puissance { $strength } { $party-of } est évincé { $province-from } et retourne à la cour.
event-recalled = { $party } reprend le chevalier de puissance { $strength } { $province-from }.
event-conflict-joined = { $party } envoie un chevalier de puissance { $strength } à { $card }.
event-favour = { $party } a la faveur du Roi : { $favour }.
event-void = { $party } n’obtient rien : sans effet pour un allié ({ $void }).
event-dungeon = { $party } envoie un chevalier de puissance { $strength } au donjon.
event-dishonour-returned = { $party } rend { $number ->
    [one] { $number } pion déshonneur.
   *[other] { $number } pions déshonneur.
 }
event-dishonour = { $party } reçoit { $number ->
    [one] 1 pion déshonneur.
   *[other] { $number } pions déshonneur.
 }
event-treasury = Le Lord { $party-of } entre au trésor, où se trouvent { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
 }, { $squires ->
    [one] { $squires } écuyer
   *[other] { $squires } écuyers
 } et { $votes ->
    [one] { $votes } pion de vote
   *[other] { $votes } pions de vote
 }.
event-asks-office = Le Lord { $party-of } postule { $office-to }.
event-office-sought = { $party } est candidat { $office-to } avec une puissance de { $strength }.
event-office-lost = { $party } est évincé comme candidat { $office-to } et retourne à la cour.
event-office = { $party } est { $office }.
event-seals = { $party } reçoit { $number ->
    [one] 1 sceau.
   *[other] { $number } sceaux.
 }
event-seal-tile = { $party } reçoit une tuile de sceau.
event-seals-broken = { $party } { $number ->
    [0] garde tous ses sceaux
    [one] se défait de { $number } sceau
   *[other] se défait de { $number } sceaux
 }{ $tiles ->
    [0] {""}
    [one] , dont { $tiles } tuile
   *[other] , dont { $tiles } tuiles
 }.
event-conflict = Conflit à { $card }, Angleterre { $english } contre { $french } : { $won ->
    [0] victoire de la France.
   *[other] victoire de l’Angleterre.
 }{ $english ->
    [0] {""}
   *[other] { " " }Rangs : { $ranks }{ $tie ->
        [0] .
       *[other] { " " }(à égalité, la case du bas passe devant).
     }
 }
event-homecoming = Les chevaliers partis à { $card } rentrent à leur cour.
event-captured = { $party } perd { $number ->
    [one] un chevalier
   *[other] { $number } chevaliers
 } à { $card } : retour à la réserve.
event-slides-down = Le conflit à { $card } se poursuit au round suivant.
event-ransomed = { $party } paie la rançon d’un chevalier de puissance { $strength }.
event-voted = { $party } a voté.
event-ballot = { $player } vote { $vote ->
    [yes] oui
   *[no] non
 }{ $number ->
    [0] {""}
    [one] {" "}avec 1 pion de vote
   *[other] {" "}avec { $number } pions de vote
 }.
event-ballots = « { $law } » : la loi est { $adopted ->
    [0] rejetée.
   *[other] adoptée.
 }
event-law = { $law } : { $law-text }.
event-law-winners = « { $law } »{ $good ->
    [gold] {" "}(or)
    [squires] {" "}(écuyers)
   *[any] {""}
 } s’applique à { $players }.
event-law-amounts = « { $law } »{ $good ->
    [gold] {" "}(or)
    [squires] {" "}(écuyers)
   *[any] {""}
 } s’applique à { $players } ; quantités dans l’ordre des places : { $amounts }.
event-loses = { $player } doit se défaire de { $number } { $good ->
    [gold] { $number ->
        [one] pièce d’or.
       *[other] pièces d’or.
     }
   *[squires] { $number ->
        [one] écuyer.
       *[other] écuyers.
     }
 }
event-takes = { $party } { $choice ->
    [nothing] ne prend rien { $province-in }.
    [noble] prend la tuile Noble { $province-in }.
    [reward] prend le gain { $province-in }.
    [tile] prend la tuile de gain { $province-in }.
    [both] paie pour la tuile Noble et le gain { $province-in }.
   *[both_tile] paie pour la tuile Noble et la tuile de gain { $province-in }.
 }
event-noble = Le noble { $letter } { $province-from } rejoint la table { $party-of }.
event-noble-removed = { $party } retire du jeu le noble { $letter } { $province-from }.
event-crosses = Le chevalier de puissance { $strength } { $party-of } traverse la Manche vers { $card }.
event-upgrade = { $party } fait monter en grade un chevalier { $place-in } : puissance { $strength }.
event-bishop = { $party } prend un évêque.
event-bishop-removed = { $party } fait retirer un évêque de la réserve.
event-bishop-traded = { $party } échange un chevalier de puissance { $strength } { $place-in } contre un évêque.
event-new-knight = { $party } reçoit un nouveau chevalier de puissance 1.
event-extension = { $party } bâtit une extension : { $space }.
event-collects = { $party } reçoit le gain { $space-from }.
event-squire-sent = { $party } envoie un écuyer à { $card }.
event-flipped = { $party } retourne une extension : { $space }.
event-gain = { $player } reçoit { $number } { $good ->
    [gold] { $number ->
        [one] pièce d’or.
       *[other] pièces d’or.
     }
    [squires] { $number ->
        [one] écuyer.
       *[other] écuyers.
     }
   *[votes] { $number ->
        [one] pion de vote.
       *[other] pions de vote.
     }
 }
event-spend = { $player } rend { $number } { $good ->
    [gold] { $number ->
        [one] pièce d’or.
       *[other] pièces d’or.
     }
    [squires] { $number ->
        [one] écuyer.
       *[other] écuyers.
     }
   *[votes] { $number ->
        [one] pion de vote.
       *[other] pions de vote.
     }
 }
event-power = { $player } marque { $number ->
    [one] { $number } point de pouvoir
   *[other] { $number } points de pouvoir
 } { $source ->
    [conflicts] dans un conflit.
    [laws] grâce à une loi.
    [provinces] grâce à une province.
    [castles] grâce au château.
   *[favours] par une faveur du Roi.
 }
event-final = { $player }, { $kind ->
    [chivalry] chevalerie
    [extensions] extensions
    [nobles] nobles
    [seals] sceaux
   *[dishonour] déshonneur
 } : { $number ->
    [one] { $number } point de pouvoir.
   *[other] { $number } points de pouvoir.
 }
event-over = La partie est terminée, avec { $power } points de pouvoir pour { $winners }.
event-screen = { $player } lève son paravent : pièces d’or { $gold }, écuyers { $squires }{ $seals ->
    [0] {""}
   *[other] , sceaux { $seals }
 }{ $seal_tiles ->
    [0] {""}
   *[other] , tuiles de sceau { $seal_tiles }
 }{ $dishonour ->
    [0] {""}
   *[other] , déshonneur { $dishonour }
 }.

# ---- Heralds: great moments, and a sentence of the time

herald-ballots = « { $law } » a force de loi
    .quote = La loi n’était pas morte, quoiqu’elle ait dormi.
    .source = Shakespeare, Mesure pour mesure, II 2
herald-over = Victoire : { $winners }
    .quote = Nous, cette poignée, cette heureuse poignée de frères.
    .source = Shakespeare, Henry V, IV 3

# ---- What has hit this seat since it acted last

hit-ousted = { $by } a évincé votre chevalier de puissance { $strength } { $province-from }.
hit-office-lost = Vous avez été évincé comme candidat { $office-to }.
hit-captured = Les Français ont capturé { $number ->
    [one] un de vos chevaliers
   *[other] { $number } de vos chevaliers
 } à { $card } : retour à la réserve.
hit-dishonour = Vous avez reçu { $number ->
    [one] 1 pion déshonneur.
   *[other] { $number } pions déshonneur.
 }
hit-loses = Vous avez dû vous défaire de { $number } { $good ->
    [gold] { $number ->
        [one] pièce d’or
       *[other] pièces d’or
     }
    [squires] { $number ->
        [one] écuyer
       *[other] écuyers
     }
   *[other] { $number ->
        [one] vote
       *[other] votes
     }
 }.

# ---- Ce qu’il faut faire (prompt), et qui l’on attend (wait)

prompt-over = La partie est terminée : { $winners-count ->
    [one] { $winners } a gagné.
   *[other] { $winners } se partagent la victoire.
 }
prompt-extend = { $side } : bâtissez une extension de votre château.
wait-extend = { $players } bâtit une extension.
prompt-place = { $side }, round { $number } : placez une pièce.
wait-place = Round { $number } : { $players } place une pièce.
prompt-retinue = { $side } : combien d’écuyers soutiennent le chevalier { $province-in }, qui apporte une puissance de { $number } ?
wait-retinue = { $players } choisit des écuyers pour le chevalier { $province-in }.
prompt-company = { $side } : qui soutient { $ally ->
    [0] votre Lord
   *[other] le Lord de votre allié { $party }
 }, candidat { $office-to } ? Sa puissance est pour l’instant de { $number }.
wait-company = { $players } réunit les soutiens d’un candidat { $office-to }.
prompt-favour = { $side } : choisissez une faveur du Roi{ $ally ->
    [0] .
   *[other] {" "}pour votre allié { $party }.
 }
wait-favour = { $players } choisit une faveur du Roi.
prompt-noble = { $side } : prenez une tuile Noble de n’importe quelle province.
wait-noble = { $players } choisit une tuile Noble.
prompt-remove_noble = { $side } : votre allié { $party } retire une tuile Noble. Laquelle ?
wait-remove_noble = { $players } choisit une tuile Noble à retirer.
prompt-upgrade = { $side } : faites monter en grade { $ally ->
    [0] un de vos chevaliers
   *[other] un chevalier de votre allié { $party }
 }{ $number ->
    [0] .
   *[other] {" "}qui est placé.
 }
wait-upgrade = { $players } choisit un chevalier à faire monter en grade.
prompt-ballot = { $side }, vote { $number } sur 3, « { $law } » : { $law-text }. Votez en secret.
wait-ballot = Vote { $number } sur 3, « { $law } » ; doivent encore voter : { $players }.
prompt-law = { $side }, « { $law } » : { $law-text }. Que faites-vous ?
prompt-law-farm = { $side }, « { $law } » : payer pour la province, ou reprendre le chevalier { $province-from } ?
prompt-law-upkeep = { $side }, « { $law } » : rendre un écuyer, ou retourner l’extension « { $space } » ?
prompt-law-exchange = { $side }, « { $law } » : { $number ->
    [0] combien d’écuyers voulez-vous, à 2 pièces d’or l’un ?
   *[other] combien de pièces d’or voulez-vous, à 2 écuyers l’une ?
 }
wait-law = { $players } se sert de la loi « { $law } ».
prompt-province = { $side } : que { $ally ->
    [0] prenez-vous
   *[other] prend votre allié { $party }
 } { $province-in } ?
wait-province = { $players } choisit un gain { $province-in }.
prompt-crossing = { $side } : vers quel conflit { $ally ->
    [0] votre chevalier
   *[other] le chevalier de votre allié { $party }
 } traverse-t-il la Manche ?
wait-crossing = { $players } choisit où traverser la Manche.
prompt-surrey = { $side } : désignez le premier joueur.
wait-surrey = { $players } désigne le premier joueur.
prompt-castle = { $side } : recevez les gains de votre château, dans l’ordre que vous voulez.
wait-castle = { $players } reçoit les gains du château.
prompt-ransom = { $side } : payez la rançon de vos chevaliers prisonniers à { $card }.
wait-ransom = { $players } paie la rançon de chevaliers prisonniers à { $card }.

# ---- Choix

offer-build = Extension : { $rewards }{ $number ->
    [0] {""}
    [one] {" "}pour { $number } écuyer
   *[other] {" "}pour { $number } écuyers
 }
offer-province = { $block } { $to-to }{ $companions-count ->
    [0] {""}
   *[other] {" "}avec { $companions }
 }{ $enemies ->
    [0] {""}
   *[other] , en évinçant { $other }
 }
offer-castle = { $block } { $to-to }
offer-conflict = { $block } { $to-to }{ $companions-count ->
    [0] {""}
   *[other] {" "}avec { $companions }
 }
offer-dungeon = { $block } { $to-to }
offer-office = { $block } { $to-to }{ $enemies ->
    [0] {""}
   *[other] , en évinçant { $other }
 }
offer-ally_office = { $block } { $to-to }{ $enemies ->
    [0] {""}
   *[other] , en évinçant { $other }
 }
offer-treasury = { $block } { $to-to }
offer-ally_treasury = { $block } { $to-to }
offer-squires = { $number ->
    [0] Aucun écuyer
    [one] 1 écuyer
   *[other] { $number } écuyers
 } : puissance { $total }
offer-support = Un chevalier de puissance { $number }
offer-bishop = Un évêque
offer-tudor = Un chevalier Tudor
offer-apply = Cela suffit : puissance { $number }
offer-favour = { $rewards }
offer-noble = Noble { $letter } { $province-from }
offer-decline = Renoncer
offer-raise = { $block } { $place-in } devient { $number }
offer-trade = { $block } { $place-in } s’en va contre un évêque
offer-yes = Oui{ $number ->
    [0] {" "}sans pion de vote
    [one] {" "}avec 1 pion de vote
   *[other] {" "}avec { $number } pions de vote
 }
offer-no = Non{ $number ->
    [0] {" "}sans pion de vote
    [one] {" "}avec 1 pion de vote
   *[other] {" "}avec { $number } pions de vote
 }
offer-buy = { $number ->
    [0] Rien
    [one] Une fois
   *[other] { $number } fois
 }
offer-send = Un écuyer à { $card }
offer-pay = Payer
offer-recall = Reprendre le chevalier
offer-flip = Retourner l’extension
offer-accept = Accepter
offer-done = Rien de plus
offer-take = { $choice ->
    [nothing] Rien
    [noble] Noble { $letter }
    [reward] { $rewards }
    [tile] La tuile de gain : { $tiles }
    [both] Pour { $number } pièces d’or, noble { $letter } et { $rewards }
   *[both_tile] Pour { $number } pièces d’or, noble { $letter } et la tuile de gain : { $tiles }
 }
offer-cross = À { $card }
offer-name = { $player }
offer-collect = { $space-id ->
    [as1] Château de l’allié : { $rewards }
    [as2] Château de l’allié : { $rewards }
   *[own] Recevoir { $rewards }
 }{ $number ->
    [0] {""}
    [one] {" "}pour { $number } écuyer
   *[other] {" "}pour { $number } écuyers
 }
offer-ransom = Le chevalier de puissance { $number }, pour { $number ->
    [one] { $number } pièce d’or
   *[other] { $number } pièces d’or
 }

heading-province = Dans une province
heading-castle = Au château
heading-conflict = En France
heading-dungeon = Au donjon
heading-office = Le Lord à un office
heading-ally_office = Le Lord de l’allié à un office
heading-treasury = Le Lord au trésor
heading-ally_treasury = Le Lord de l’allié au trésor
offers-attack = { $place } (en évinçant)

# ---- Le plateau

board-title = Round { $number } sur { $of } ; premier joueur : { $player }
board-you = Vous jouez { $side }.
board-onlooker = Vous êtes spectateur.
board-everything = Tout est montré.
board-players = Joueurs
board-provinces = Provinces
board-castles = Châteaux
board-conflicts = Conflits
board-parliament = Parlement
board-offices = La cour du roi
board-displeasure = La contrariété du roi
board-favours = Faveurs du Roi : { $list }
board-none = aucune
board-hidden = ?
head-power = pouvoir
head-gold = or
head-squires = écuyers
head-votes = votes
head-nobles = nobles
head-court = à la cour
head-reserve = renfort
head-seals = sceaux
head-bishops = évêques
head-dishonour = déshonneur
head-privileges = privilèges
head-least = requis
head-reward = gain
head-holder = occupant
head-french = France
head-first = case 1
head-second = case 2
head-third = case 3
head-tribute = tribut
head-candidate = candidat
board-ally = { $side } (allié)
board-tile = { $rewards }, ou la tuile de gain : { $tiles }
board-nobles = { $number } × { $letter }
board-held = { $party } { $total } : chevalier { $strength }{ $squires ->
    [0] {""}
    [one] , 1 écuyer
   *[other] , { $squires } écuyers
 }{ $companions-count ->
    [0] {""}
   *[other] , { $companions }
 }
board-stack = { $party } { $total }
board-archer = { $party } { $total } (archer)
board-again = { $title }, deuxième essai
board-space = { $rewards }{ $number ->
    [0] {""}
    [one] {" "}pour { $number } écuyer
   *[other] {" "}pour { $number } écuyers
 }
board-knight = chevalier { $number }
board-extension = extension
board-flipped = extension retournée
board-in-force = en vigueur
board-proposed = proposition { $number }
board-law = { $law } : { $law-text }
board-candidate = { $party } { $number }
board-treasury = Trésor : or { $gold }, écuyers { $squires }, pions de vote { $votes }. Il reste : évêques { $bishops }, sceaux { $seals }.
board-track = Déshonneur encore sur la piste : { $list }
board-space-left = { $number } (−{ $high }/−{ $low })
board-dungeon = Donjon : puissance { $total } sur { $of }{ $list ->
    [none] {""}
   *[other] {" "}({ $list })
 }
board-awarded = { $companions } au prochain round

look-conflict = Puissance de la France { $number } ; points de pouvoir des trois premiers : { $list }

# ---- Mise en place

game-name = Lancaster
    .summary = Des chevaliers pour les provinces, le château et la guerre en France, et des voix pour les lois du parlement d’Henry V, 1413–1422 ; de deux à cinq joueurs, avec toutes les extensions.
group-modules = Extensions
group-laws = Lois
group-handicap = Handicap
option-players = Joueurs
option-court = Extension « À la cour du roi »
option-displeasure = Extension « La contrariété du roi »
option-queenie = Extension « Tuiles de gain »
option-laws_0 = Lois du groupe 0
option-laws_1 = Lois du groupe 1
option-laws_2 = Lois du groupe 2
option-laws_3 = Lois du groupe 3
option-laws_4 = Lois du groupe 4
option-extensions_law_per = Par combien la loi « Licence de créneler » compte les extensions
option-nobles = Comment les nobles vont aux provinces
option-supply = La réserve commune
option-most_law_reveal = Ce que l’on dit de qui possède le plus
option-most_of_nothing = Si personne n’a rien de ce dont une loi demande qui possède le plus, elle favorise
option-bishop_without_upgrade = Un évêque au lieu d’une montée en grade même si aucun chevalier ne peut monter
option-ally_bishop = Comment un allié obtient un évêque
option-dishonour_ties = À égalité de déshonneur, le plus mal loti a
option-favoured = Qui a un avantage
option-favour = En quoi il consiste
choice-2 = 2
choice-3 = 3
choice-4 = 4
choice-5 = 5
choice-yes = oui
choice-no = non
choice-base = lois du jeu de base
choice-new = nouvelles lois
choice-king = lois du roi
choice-random = au hasard
choice-fixed = selon leur lettre
choice-unlimited = illimitée
choice-strict = seulement ce que contient la boîte
choice-winners = qui
choice-amounts = qui, et combien chacun possède
choice-nobody = personne
choice-everyone = tout le monde, comme ex aequo
choice-trade_knight = en échange d’un chevalier
choice-remove_from_supply = jamais : un évêque quitte seulement la réserve
choice-fewer_votes = moins de pions de vote, puis moins d’écuyers
choice-more_votes = plus de pions de vote, puis plus d’écuyers
choice-blue = { side-blue }
choice-green = { side-green }
choice-yellow = { side-yellow }
choice-red = { side-red }
choice-purple = { side-purple }
choice-favour-one = 2 pièces d’or et 1 écuyer de plus au début
choice-favour-two = 4 pièces d’or et 2 écuyers de plus au début
preset-new_laws = toutes les nouvelles lois
preset-mixed_laws = lois tirées au hasard, groupe par groupe
preset-henry_v = les deux extensions du roi
preset-kings_laws = les deux extensions du roi avec ses lois
preset-big_box = toutes les extensions, lois au hasard
preset-strict = toutes les extensions, lois du roi, réserve limitée
sources-rulebook = dits par le livret de règles que suit cette édition
sources-public = lus sur des images et critiques publiées
sources-reconstructed = reconstitués par nous
count-provinces = { $number ->
    [one] { $number } valeur de province
   *[other] { $number } valeurs de provinces
 }
count-conflicts = { $number ->
    [one] { $number } valeur de conflit
   *[other] { $number } valeurs de conflits
 }
count-favours = { $number ->
    [one] { $number } valeur de faveur
   *[other] { $number } valeurs de faveurs
 }
count-castle = { $number ->
    [one] { $number } valeur de château
   *[other] { $number } valeurs de châteaux
 }
count-laws = { $number ->
    [one] { $number } valeur de loi
   *[other] { $number } valeurs de lois
 }
count-offices = { $number ->
    [one] { $number } valeur d’office
   *[other] { $number } valeurs d’offices
 }
count-track = { $number ->
    [one] { $number } valeur de la piste de déshonneur
   *[other] { $number } valeurs de la piste de déshonneur
 }
count-tiles = { $number ->
    [one] { $number } valeur de tuile de gain
   *[other] { $number } valeurs de tuiles de gain
 }
count-figures = { $number ->
    [one] { $number } autre valeur
   *[other] { $number } autres valeurs
 }

# ---- Aide : la règle de chaque étape, avec nos mots

help-overview = Le Lord le plus puissant
    .text = Cinq rounds de trois phases. D’abord chacun place ses chevaliers, un par tour : dans les provinces, dans son château, dans les conflits en France. Puis le parlement vote en secret sur trois lois, et les trois lois en vigueur s’appliquent. Puis provinces, châteaux et conflits rapportent leurs gains. Après le cinquième round viennent des points pour la chevalerie, les extensions et les nobles ; qui a le plus de points de pouvoir l’emporte. À partir de trois joueurs, or et écuyers sont cachés.
help-blocks = Chevaliers et écuyers
    .text = Chaque joueur a sept chevaliers : trois de puissance 1, deux de 2, un de 3 et un de 4. Au début un 1 et un 2 sont à la cour, les autres en renfort. Un nouveau chevalier est un 1 du renfort ; une montée en grade échange un chevalier contre celui de puissance supérieure de 1 en renfort. Les écuyers soutiennent les chevaliers dans les provinces, 1 chacun, et paient certains gains du château. À deux, chacun a un allié d’une autre couleur, dont les chevaliers ne gagnent ni biens ni pouvoir.
help-extend = Une extension
    .text = Une extension couvre pour toujours une case de votre château : on n’y place plus de chevalier, mais le gain est reçu à chaque round. Un chevalier qui s’y trouve retourne à la cour.
help-place = Phase 1 : placement
    .text = Placez un chevalier (ou votre Lord). Dans une province il faut la puissance requise ; des écuyers peuvent aider à évincer un occupant plus faible, qui rentre à la cour. Au château chaque case libre reçoit un chevalier. Dans un conflit le chevalier prend la première case libre en partant du haut ou rejoint les vôtres ; les six premiers du round (cinq à trois joueurs) apportent une faveur du Roi. Le Lord postule à un office contre un tribut, ou vide le trésor ; au donjon un chevalier lave le déshonneur.
help-retinue = Phase 1 : écuyers
    .text = Les écuyers accompagnent le chevalier maintenant ou jamais ; chacun ajoute 1. Chevalier et écuyers doivent être plus forts que l’occupant. Ils retournent à la réserve après le round, ou quand le chevalier est évincé.
help-company = Phase 1 : un candidat et ses soutiens
    .text = Le Lord a une puissance de 1 ; les chevaliers ajoutent la leur, un évêque 1, un chevalier Tudor 2 à côté d’un chevalier. Une suite plus forte évince la plus faible, dont le tribut est perdu. Nommez les chevaliers du plus fort au plus faible, puis les évêques, puis le chevalier Tudor ; on n’ajoute personne plus tard.
help-favour = Phase 1 : la faveur du Roi
    .text = Choisissez une des faveurs encore visibles ; vous la recevez aussitôt et elle est retournée pour ce round. Un allié ne gagne ni or ni écuyers.
help-noble = Une tuile Noble au choix
    .text = Prenez un noble que vous n’avez pas encore. Chacun donne un pion de vote par round et des points à la fin.
help-remove_noble = Un noble s’en va
    .text = Votre allié n’a pas de table ; une tuile Noble de votre choix quitte le jeu.
help-upgrade = Une montée en grade
    .text = Échangez un chevalier en service contre celui de puissance supérieure de 1 en renfort, où qu’il soit. À la cour du roi vous pouvez prendre un évêque à la place, trois au plus. Ce qui est payé au château doit être pris, ou le paiement repris.
help-ballot = Phase 2 : un vote
    .text = Tous votent en secret, oui ou non, avec autant de pions de vote qu’ils veulent ; chaque tuile et chaque pion compte 1. L’égalité suffit pour adopter. Une loi adoptée chasse la plus ancienne des trois en vigueur ; les pions utilisés sont rendus.
help-law = Phase 2 : une loi
    .text = Les lois en vigueur s’appliquent de gauche à droite. Celle-ci vous laisse un choix.
help-province = Phase 3 : provinces
    .text = De A à I l’occupant prend la tuile Noble ou l’autre gain, ou paie 3 pièces d’or pour les deux. Une tuile de gain peut être prise à la place du gain imprimé. Puis le chevalier retourne à la cour.
help-crossing = Phase 3 : la traversée
    .text = Le chevalier du Dorset rejoint un conflit en France ; il n’apporte pas de faveur.
help-surrey = Phase 3 : le premier joueur
    .text = L’occupant du Surrey désigne le premier joueur, lui-même s’il le veut ; le nouvel ordre vaut aussitôt.
help-castle = Phase 3 : châteaux
    .text = Les chevaliers du château et les extensions rapportent, dans l’ordre que vous choisissez. Un nouveau chevalier y coûte 3 écuyers, une montée en grade 2. Enfin chaque noble et vous-même apportez un pion de vote, sauf au dernier round.
help-ransom = Phase 3 : rançon
    .text = Après une deuxième défaite les chevaliers sont prisonniers. Chacun est libéré pour sa puissance en pièces d’or et retourne à la cour ; les autres vont en renfort.
help-over = La fin
    .text = Plus grande chevalerie 8 points, deuxième 4 ; plus grand nombre d’extensions 8, deuxième 4 ; nobles de 0 à 36. Les sceaux comptent une fois pour le Lord et une fois par évêque ; le déshonneur coûte. Qui a le plus de points de pouvoir gagne ; les ex aequo partagent la victoire.

# ---- Mots de ce jeu à la place de ceux du terminal

help-choosing = Un numéro choisit dans la liste ; Entrée la montre de nouveau. Les mots aussi, par exemple « province 2 stafford », en entier ou par leur début.
command-look = voir regarder
    .text = regarder une province ou un conflit, par exemple « voir york »
command-borders = lois
    .text = les lois en vigueur et proposées
command-blocks = expliquer explique
    .text = ce que dit une loi, par exemple « expliquer pétition »

# ---- Qui joue

menu-seats-first = Vous jouez Bleu, des robots jouent les autres
menu-seats-second = Vous jouez Vert, des robots jouent les autres
menu-seats-both = Plusieurs joueurs devant cet écran

# ---- Raisons des robots

reason-none = Sans raison : tous les choix se valent.
reason-only-choice = Il n’y a pas d’autre choix.
reason-best-prospects = C’est ce qui promet le plus, ce round et à la fin.
reason-vote = Ce vote vous sert le mieux face aux autres.
reason-lead = Cela promet { $number ->
    [one] { $number } point
   *[other] { $number } points
 } de plus à la fin que l’autre choix.
reason-power = { $number ->
    [one] { $number } point de pouvoir
   *[other] { $number } points de pouvoir
 } tout de suite.
reason-end-power = { $number ->
    [one] { $number } point de pouvoir
   *[other] { $number } points de pouvoir
 } de plus à la fin.
reason-chivalry = Force en service : { $number } de plus.
reason-builds = { $number ->
    [one] Une extension de plus.
   *[other] { $number } extensions de plus.
 }
reason-gets = Cela rapporte { $number } { $good ->
    [gold] { $number ->
        [one] pièce d’or.
       *[other] pièces d’or.
     }
    [squires] { $number ->
        [one] écuyer.
       *[other] écuyers.
     }
   *[votes] { $number ->
        [one] pion de vote.
       *[other] pions de vote.
     }
 }
reason-costs = Cela coûte { $number } { $good ->
    [gold] { $number ->
        [one] pièce d’or.
       *[other] pièces d’or.
     }
    [squires] { $number ->
        [one] écuyer.
       *[other] écuyers.
     }
   *[votes] { $number ->
        [one] pion de vote.
       *[other] pions de vote.
     }
 }
reason-freed = Cela efface { $number } de déshonneur.
reason-wish = Si ce camp l’emporte, vous gagnez environ { $number ->
    [one] { $number } point
   *[other] { $number } points
 } sur les autres.

# ---- Ce qu’une offre apporterait

outlook-province = { $enemies ->
    [0] { $rewards }
   *[other] évince { $other }{ $squires ->
        [0] {""}
        [one] {" "}avec au moins { $squires } écuyer
       *[other] {" "}avec au moins { $squires } écuyers
     } ; { $rewards }
 }{ $tiles-count ->
    [0] {""}
   *[other] , ou la tuile de gain : { $tiles }
 }{ $letter ->
    [none] {""}
   *[other] , ou le noble { $letter }
 }
outlook-ally = { $entries }
outlook-ousts = évince { $other }
outlook-brings = { $rewards }
outlook-tile = la tuile de gain : { $tiles }
outlook-leaves = le noble { $letter } quitte le jeu
outlook-removes = un noble de votre choix quitte le jeu
outlook-void = sans effet pour un allié : { $void }
outlook-castle = { $rewards }{ $number ->
    [0] {""}
    [one] {" "}pour { $number } écuyer
   *[other] {" "}pour { $number } écuyers
 }
outlook-conflict = Angleterre { $english } contre { $french } ; rang { $rank } : { $ally ->
    [0] { $won ->
        [one] { $won } point de pouvoir
       *[other] { $won } points de pouvoir
    } après une victoire, { $lost } après une défaite
   *[other] les points d’un allié sont perdus
 }{ $favours ->
    [0] {""}
    [2] {"\u202F"}; une faveur du Roi, sans effet pour un allié
   *[other] {"\u202F"}; une faveur du Roi
 }
outlook-dungeon = { $number ->
    [0] ne rend aucun pion déshonneur
    [one] rend { $number } pion déshonneur
   *[other] rend { $number } pions déshonneur
 }
outlook-office = { $enemies ->
    [0] {""}
   *[other] il faut dépasser { $other } ({ $number }) ;{" "}
 }{ $rewards-count ->
    [0] pas de tribut
   *[other] tribut : { $rewards }
 } ; l’office rapporte { $seals ->
    [0] {""}
    [one] { $seals } sceau et{" "}
   *[other] { $seals } sceaux et{" "}
 }{ $companions }
outlook-treasury = pièces d’or { $gold }, écuyers { $squires }, pions de vote { $votes }{ $ally ->
    [0] {""}
   *[other] , rendus à la réserve
 }
outlook-company = puissance { $number }{ $needed ->
    [0] {""}
   *[other] , il faut { $needed }
 }
outlook-bishop = chaque sceau compte une fois de plus : { $number ->
    [one] { $number } point de pouvoir
   *[other] { $number } points de pouvoir
 } à la fin avec vos sceaux actuels
outlook-vote = compte { $number } ; pions de vote restants : { $left }
outlook-squires = { $number ->
    [0] il n’en reste aucun
   *[other] il en reste { $number }
 }
outlook-build = le chevalier qui s’y trouve retourne à la cour
outlook-order = ordre du tour : { $players }
outlook-noble = nobles : { $number } ; points de pouvoir à la fin : { $power } de plus
outlook-change = { $entries }
outlook-law = « { $law } » à présent : { $entries }
outlook-law-none = « { $law } » n’apporterait rien à personne à présent
outlook-law-hidden = « { $law } » : cela se trouve derrière les paravents
outlook-law-leftover = « { $law } » : les pions de vote restant après le troisième vote en décident
effect-power = { $player } : { $number ->
    [one] { $number } point de pouvoir
   *[other] { $number } points de pouvoir
 }
effect-gold = { $player } : { $number ->
    [one] { $number } pièce d’or
   *[other] { $number } pièces d’or
 }
effect-squires = { $player } : { $number ->
    [one] { $number } écuyer
   *[other] { $number } écuyers
 }
effect-votes = { $player } : { $number ->
    [one] { $number } pion de vote
   *[other] { $number } pions de vote
 }
effect-seals = { $player } : { $number ->
    [one] { $number } sceau
   *[other] { $number } sceaux
 }
effect-dishonour = { $player } : { $number ->
    [one] { $number } pion déshonneur
   *[other] { $number } pions déshonneur
 }
effect-new_knight = { $player } : un nouveau chevalier
effect-upgrade = { $player } : une montée en grade
effect-extension = { $player } : une extension
effect-pardon = { $player } : peut rendre du déshonneur
effect-choice = { $player } : au choix

# ---- Pourquoi c’est impossible

refusal-own = { $party } occupe déjà cette province
refusal-shield = le bouclier { $party-of } protège le chevalier { $province-in }
refusal-least = un chevalier { $province-in } doit avoir une puissance de { $number }
refusal-total = { $party } occupe cette province avec une puissance de { $number } : il faut davantage
refusal-conflict = les trois cases du conflit à { $card } sont prises
refusal-dungeon = pas de place : une puissance de { $number } sur { $of } se trouve au donjon
refusal-extension = une extension couvre cette case
refusal-space = un chevalier s’y trouve déjà
refusal-lord = il est déjà sorti : { $place }
refusal-office-own = { $party } est déjà candidat à cet office
refusal-tribute = le tribut est : { $rewards }
refusal-office = { $party } brigue cet office avec une puissance de { $number }, que vous ne pouvez pas dépasser
refusal-order = les chevaliers plus puissants viennent d’abord
refusal-reach = sans un chevalier plus puissant, les { $number } { $party-of } sont hors d’atteinte
refusal-built = cette extension est déjà bâtie
refusal-favour = cette faveur est épuisée pour ce round
refusal-no-noble = il ne reste aucun noble { $province-in }
refusal-noble = le noble { $letter } est déjà à votre table
refusal-upgrade = aucun chevalier de puissance { $number } n’est en renfort
refusal-deployed = seuls des chevaliers placés peuvent monter en grade ici
refusal-strongest = il n’y a pas de chevalier plus puissant
refusal-void = ce gain n’a pas d’effet maintenant
refusal-void-ally = { outlook-void }
refusal-both = les deux ensemble coûtent { $number } pièces d’or
refusal-not-both = le noble et le gain ne peuvent être pris ensemble
refusal-price = cela coûte { $number } écuyers, ou n’a pas d’effet maintenant
refusal-collected = c’est déjà encaissé
refusal-ransom = la rançon est de { $number ->
    [one] { $number } pièce d’or
   *[other] { $number } pièces d’or
 }

# ---- Le plateau à l’écran

board-tray = Votre cour
board-own-castle = Votre château
board-decision = Votre décision
board-prompt-ballot = { $side }, vote { $number } sur 3, « { $law } » : votez en secret.
board-prompt-law = { $side }, « { $law } » : que faites-vous ?
board-parts = Parties du plateau
board-part-map = Carte
board-part-castle = Château
board-part-france = France
board-part-parliament = Parlement
board-part-king = Roi
board-part-others = Autres
board-part-supply = Réserve
board-fold = Replier cette partie
board-unfold = Déplier cette partie
board-tie = À force égale, celui qui est plus bas passe devant.
board-only-answer = Vous n’avez pas d’autre réponse. La question vous est posée quand même, pour que personne n’apprenne ce que cache votre paravent.
board-king-favours = Faveurs du Roi
board-proposals = Proposées
board-the-treasury = Trésor
board-sequence = Les gains, l’un après l’autre
board-order-of-play = Ordre du tour
board-dishonour-track = Piste de déshonneur
board-final = Décompte final
board-plot = Pouvoir au fil des rounds
board-plot-end = fin
board-phase = Phase
board-phase-placing = Placement
board-phase-parliament = Parlement
board-phase-rewards = Gains
board-round = Round { $number } sur { $of }
board-first = premier joueur
board-me = vous
board-castle-of = château
board-behind-screen = derrière le paravent
board-empty = vide
board-vacant = vacant
board-against = contre
board-spent = épuisée
board-void = sans effet pour un allié : { $list }
board-second = 2ᵉ essai
board-score = { $one } : { $other }
board-english = puissance anglaise { $number }
board-english-against = Angleterre { $one } contre France { $other }
board-spoils = Points de pouvoir des trois premiers ; après une défaite, la deuxième et la troisième valeur pour les deux premiers
board-rank = nº { $number }
board-least = puissance requise { $number }
board-total = puissance { $number } en tout
board-squires = { $number ->
    [one] { $number } écuyer
   *[other] { $number } écuyers
 }
board-bishops = { $number ->
    [one] { $number } évêque
   *[other] { $number } évêques
 }
board-the-tile = tuile de gain : { $tiles }
board-no-nobles = plus de noble
board-no-conflicts = Aucun conflit sur le plateau.
board-nobody-at-court = Personne n’est à la cour.
board-next-round = prochain round
board-awarded-hint = utilisable au prochain round
board-bishops-left = évêques restants : { $number }
board-seals-left = sceaux restants : { $number }
board-supply = Réserve
board-conflicts-left = conflits à venir : { $number }
board-laws-left = lois à venir : { $number }
board-tiles-left = tuiles de gain à venir : { $number }
board-noble-points = points de pouvoir à la fin
board-table = Nobles à la table : { $number } ({ $list }), points de pouvoir à la fin : { $power }
board-dungeon-holds = Donjon : puissance { $number } sur { $of }
board-neutral = chevalier neutre
board-track-space = il en reste { $number } ; une fois vide, le plus déshonoré perd { $high } points de pouvoir, le deuxième { $low }
board-oldest = s’en va si une loi est adoptée
board-applied = appliquée
board-adopted = adoptée
board-rejected = rejetée
board-outlook-law-none = à présent : rien pour personne
board-outlook-law-hidden = se décide derrière les paravents
board-outlook-law-leftover = se décide par les pions de vote restants
board-may-choose = au choix
board-choice-for-all = chacun peut en faire usage
board-if-passes = Si elle passe, dans l’état actuel
board-pushed-out = Alors celle-ci s’en va : { $law }
board-yes = Oui
board-no = Non
board-tokens = Pions de vote
board-vote-hint = Choisissez oui ou non, puis le nombre de pions. Personne ne le voit avant que tous aient voté.
board-seal = Sceller
board-sealed = a voté
board-not-voted = réfléchit
board-my-ballot = Scellé : { $vote }, pions { $number }
board-take-back = Reprendre
board-count = Dépouillé : { $law }
board-fewer = Moins
board-more = Plus
board-of = sur { $number }
board-take-noble = Tuile Noble
board-take-reward = Gain
board-take-tile = Tuile de gain
board-take-both = Tuile Noble et gain
board-take-both_tile = Tuile Noble et tuile de gain
board-take-nothing = Rien
board-order-hint = Faites glisser les gains dans l’ordre voulu, ou déplacez-les avec les flèches ; on peut aussi en toucher un seul dans le château.
board-collect-all = Encaisser dans cet ordre
board-unpaid = trop peu d’écuyers à ce moment
board-earlier = Plus tôt : { $rewards }
board-later = Plus tard : { $rewards }
board-forgo = Renoncer : { $rewards }
board-final-before = pendant la partie
board-final-chivalry = chevalerie
board-final-extensions = extensions
board-final-nobles = nobles
board-final-seals = sceaux
board-final-dishonour = déshonneur
board-final-total = total
board-final-conflicts = conflits
board-final-laws = lois
board-final-provinces = provinces
board-final-castles = châteaux
board-final-favours = faveurs du Roi
board-winner = vainqueur

# ---- Ce que l’on a en main

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
bishop-own = évêque
bishop-supply = évêque du roi
setup-ways = Qui joue

# The card of a thing.
details-tile = Tuile de gain
details-noble = Noble { $letter }
details-seated = À la table de
details-england-wins = L’Angleterre gagne en l’état.
details-france-wins = La France gagne en l’état.
details-england-won = L’Angleterre gagne.
details-france-won = La France gagne.
details-knight = Pour une province, une case de votre château ou un conflit en France.
details-upgrade = Une montée en grade échange ce chevalier contre un de puissance { $number } ; en renfort : { $left }
details-lord = Puissance 1. Il postule à un office du Roi contre un tribut, avec ses soutiens, ou vide le trésor.
details-tudor = Puissance 2. Il accompagne un chevalier dans une province, un conflit ou la suite du Lord.
details-shield = Il accompagne un chevalier dans une province, d’où personne ne peut l’évincer pendant ce round.
details-archer = Puissance 2. Il accompagne un chevalier dans un conflit, sur la case juste au-dessous de lui si elle est libre.
details-bishop = Ajoute 1 à la suite du Lord. À la fin, chaque sceau compte une fois de plus par évêque.
details-bishop-taken = Se prend à la place d’une montée en grade, trois au plus.
details-seal = À la fin, chaque sceau compte une fois pour le Lord et une fois par évêque.
details-reserve = Pas encore en service : un nouveau chevalier est un 1 du renfort, une montée en grade échange un chevalier contre celui de puissance supérieure de 1.
