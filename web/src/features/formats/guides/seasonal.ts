import type { Guides } from './guide.ts'

/** Guides to formats for a time of the year. */
export const guides: Guides = {
  'new-year': {
    when: 'In the last week before the break or the first one after it. The year is too long to be judged as a whole, so the format asks for growth, for hits and for a resolution that survives January.',
    steps: [
      '7: Scroll back through the calendar together, and call out one event a month.',
      '10: Growth & wisdom: what do you know now that you did not a year ago?',
      '8: Greatest hits: make a playlist. Vote, and play the winner in full, as a story.',
      '15: Resolutions. Choose one for the team, with a first step in the second week of January.',
    ],
    tips: [
      'A resolution of a single sentence that starts with “When…, we…” lasts longest.',
      'Keep the playlist, and add to it next year.',
    ],
  },
  'lunar-new-year': {
    when: 'Around the new moon in January or February, and whenever you want to start again with luck on your side. Red envelopes carry gifts, couplets hang at the door with wishes, firecrackers chase away what is bad.',
    steps: [
      '8: Hongbao: put a thank you into an envelope for someone, saying what they gave to you.',
      '8: Couplets: write wishes in pairs of lines, one for the work and one for the people.',
      '8: Firecracker: what should be gone before the new year begins?',
      '14: Vote on the firecrackers, light the loudest, and make an action of how it will be cleared away.',
    ],
    tips: [
      'Clean before, not after: by tradition one does not sweep luck out on the first day.',
      'Ask colleagues who celebrate it to open the retro, if they like to.',
    ],
  },
  holi: {
    when: 'In March, at the festival of colours, or any time a sprint was grey. It looks for brightness and rhythm first and for steps to try after that, and it is one of few formats in which nothing is called bad.',
    steps: [
      '8: Colours: what made the last weeks bright? Choose a note for every person on the team.',
      '8: Music: when were we in tune, and when out of step with each other?',
      '10: Dance: which new step would you like to try together? Vote on two.',
      '8: Sweets: hand something to someone, a thank you or an offer of help.',
    ],
    tips: [
      'Off-beat notes are the real problems here. Listen for them under “Music”.',
      'Holi also forgives. It is a good day for settling an old quarrel, in person.',
    ],
  },
  easter: {
    when: 'In spring, after a long winter project, or when good things were hidden and no one went looking. It begins with a search and ends with sharing, and suits teams that need to hope again.',
    steps: [
      '8: Easter eggs: hunt for something good that no one has mentioned yet, in code, mails or figures.',
      '7: Seeds: what could we plant now, and when would it come up?',
      '7: Hope: what would you like to see alive by summer?',
      '14: Vote on seeds. Plant two, each with a gardener, and close with chocolate for someone.',
    ],
    tips: [
      'Really look: give five minutes with the tracker or the chat open. StoredText eggs are only half of them.',
      'A seed is small. If it needs a project plan, it is a tree.',
    ],
  },
  midsummer: {
    when: 'Around the longest day, best outside, with flowers in reach. Half of the year is over, which is the right moment to honour people, to swallow what burned and to ask what dragged on.',
    steps: [
      '7: Wreaths: bind one for someone, in words. What did they do since January?',
      '7: Schnapps: what burned going down, and cleared the head all the same?',
      '8: The longest day: what took far longer than it should have?',
      '13: Vote on the long ones, decide how to shorten two, and finish with strawberry cake, the best moment of each.',
    ],
    tips: [
      'Check that no one leaves without a wreath.',
      'Schnapps stories are lessons. Write what was learned below each of them.',
    ],
  },
  autumn: {
    when: 'From September to November, when the year’s work is ripe. Harvest is more than result: sweet and bitter go into the same kitchen, and the question is what can be cooked from both for the winter.',
    steps: [
      '8: Sweet successes: what is ripe, and who tended it since spring?',
      '8: Bitter bits: what spoiled, was picked too early, or grew without anyone wanting it?',
      '8: Read both together. Bitterness often gives the sweet its taste: which pairs belong in one pot?',
      '14: Next recipe: vote on a pair, and write what you will cook before the year is out.',
    ],
    tips: [
      'Leave some fields fallow: say what you will not plant again next year.',
      'What was harvested should be shown to the people who ate it. Invite a customer.',
    ],
  },
  oktoberfest: {
    when: 'In late September or October, at a long table, after something big that needed many hands. Three columns, much noise, quick decisions: it works best with teams from several departments.',
    steps: [
      '6: Best of the fest: what would you tell at home? Everyone one, aloud.',
      '8: Empty kegs: what ran dry, be it time, people, patience or ideas? Since when?',
      '8: Taps to open: what is full in the cellar and no one pours it?',
      '12: Vote on taps. Open two, and say for each keg whether to refill it or to roll it away.',
    ],
    tips: [
      'Ask neighbouring tables: kegs that are empty here may stand about full in another team.',
      'It needs no beer. The bench and the songs are what matters.',
    ],
  },
  halloween: {
    when: 'At the end of October, or whenever old problems walk at night. Ghosts and zombies tell apart what haunts you from what should have been buried, and a laugh makes both easier to look at.',
    steps: [
      '8: Ghosts: problems you thought you were rid of. When were they last seen?',
      '7: Zombies: work that is dead and walks on: reports no one reads, features no one uses.',
      '7: Brains: ideas for laying ghosts to rest and zombies in the ground.',
      '14: Vote, bury one zombie during the meeting, and hand out candy: one thing that sweetened October.',
    ],
    tips: [
      'A ghost has unfinished business. Ask what it wants before chasing it away.',
      'Announce the funeral a week ahead, in case a zombie still has a family.',
    ],
  },
  diwali: {
    when: 'In October or November, at the festival of lights, and after dark weeks at any time. It moves from lamps to patterns to thanks, and faces one single demon at the end instead of a long list of complaints.',
    steps: [
      '8: Diyas: light one for each thing that shone, however small.',
      '8: Rangoli: which pattern do you see in them, and how would you like it to go on?',
      '6: Lakshmi: what made you richer, in skill, trust or time, and thanks to whom?',
      '14: Ravana: name the demon with the many heads. Vote on one head, and plan how it falls.',
    ],
    tips: [
      'One head at a time. The demon has ten, and you have two weeks.',
      'Read the lamps aloud in a dimmed room; it takes a minute and changes the tone.',
    ],
  },
  thanksgiving: {
    when: 'In November, or when a project family comes together after a long time. Gratitude is a column of its own, and leftovers are allowed: unfinished things on the table, without blame, waiting for someone who is hungry.',
    steps: [
      '8: Gratitude first, around the table. One thing, one person, one sentence.',
      '7: Old favourites: which dishes must be on the table every time?',
      '8: Left on the table: what did we begin and not finish? Does anyone still want it?',
      '12: New traditions: vote on one to begin, and either take each leftover home as an action or clear it away.',
    ],
    tips: [
      'Leftovers no one takes are thrown out, today. That is a decision, too.',
      'A tradition needs a date in the calendar, or it was a nice idea.',
    ],
  },
  christmas: {
    when: 'In December, when everyone is tired and sentimental: use both. Three spirits lead through past, present and future as in the old tale, and a wish list asks for what people would really like to find.',
    steps: [
      '7: Christmas past: what did we believe a year ago, and what has become of it?',
      '8: Christmas present: look around. What is good right now, and who sits alone at the window?',
      '8: Christmas future: what happens if nothing changes? What if something does?',
      '12: The wish list: one wish each. Vote, and grant at least one before the holidays.',
    ],
    tips: [
      'Wishes addressed to a colleague are more fun than wishes to management. Allow both.',
      'Stop in time. The best gift in December is the half hour that you give back.',
    ],
  },
}
