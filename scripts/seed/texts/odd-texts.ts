/**
 * What real boards hold sooner or later and what layouts break on: other directions, other scripts, long words,
 * emoji families, marks stacked on marks.
 */
export const ODD_TEXTS: readonly string[] = [
  'הפגישות קצרות יותר, וזה הצליח מאוד',
  'أخيرًا صارت مراجعة الشيفرة سريعة، شكرًا للجميع 🙏',
  'The new pier (الرصيف الجديد) opens on 12 March, finally',
  '会議が短くなって助かりました。来月も続けたいです。',
  'Спасибо всем, кто остался в субботу из-за шторма',
  'नई टिकट मशीन बहुत अच्छी है',
  '🚢⛴️🛳️🛥️🚤⛵️🛶',
  '👩‍👩‍👧‍👦 👨‍🦽 🏴‍☠️ 🏳️‍🌈 👍🏽 🇳🇴 🇮🇸',
  'T̸̢̛͎͇̗̩͙̱̗͖̈́̂̋͐͗̅͘o̷̧͈̪͓͇̩̾̂̀͂̈͝ḍ̵̛̰̟̭̪̑̓͆̉͘ȃ̶̢̤̪̞͙͉̋͊̐̚y̴̨̛̛̰̳̖̦̆͂̓ ̵̧̝̖̺͚̈́͒͌̋͝w̴̢͎̯̭͖͋̋̿̀͝e̸̡̼̫̱̞̐̈́̓̕͝ ̶̨̪̱͍̔̈́͛̅͜s̵̛̥̞̰̫̽̌̋͘h̴̨̟̮͕̗͒͋̀̕͝i̷̧̡̫̝̽̌̓̕͜p̶̧͖̞̘̝̋͒͛̀̒p̸̨̖̺̞͇͋̃̄͘͝ë̸̢͙͍̰̺́͗̆̈́̕d̶̡̘͎̝̀͗̐͝',
  'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihungsstelle',
  'https://wiki.saltwind.example/spaces/BOOK/pages/4711/How-we-calculate-fares-and-why?focusedCommentId=815#comment-815',
  'a\nnote\nwith\none\nword\nper\nline',
  'const fare = sailings.filter(s => s.isOpen).map(s => s.base * (1 + s.peak)).reduce((a, b) => a + b, 0) // ???',
  'k',
  '   leading spaces, and a tab\there',
  `A long one, because some things need room. On the Saturday of the storm we had two people on the phones, one at
the pier, and a line of four hundred. The status page said "minor delays" until half past three, because whoever may
change it was on the boat. People were cold and angry, mostly not at us. What helped: the skipper came down and told
everybody the truth, with a megaphone. What did not: five apps that all asked for the booking number. What I would
like next time: one person who decides, one who tells, and hot tea. None of this is anybody's fault. It is what happens
when a plan has roles in it and no names.`,
]
