import type { Guides } from './guide.ts'

/** Guides to formats with a picture or a tale as their metaphor. */
export const guides: Guides = {
  'three-little-pigs': {
    when: 'To talk about quality and technical debt with people who do not read code. Everyone knows what happens to straw, so even a product owner soon asks which parts of the house the wolf would visit first.',
    steps: [
      '10: Go through what you have built, part by part: code, tests, documents, agreements.',
      '10: Put each into straw, sticks or bricks. Different opinions go side by side.',
      '5: Name the wolf: what would blow, more users, a new law, a colleague leaving?',
      '15: Vote on the straw that stands in its way, and plan the first bricks.',
    ],
    tips: [
      'Not everything has to be brick. A shed of straw that you mean to pull down is fine.',
      'Let the people who work with a part judge it before the people who built it.',
    ],
  },
  superhero: {
    when: 'To form a team, or to welcome new colleagues: people say what they are good at without boasting, because a comic asks them to. It is also a cheerful way of naming the one problem that keeps coming back.',
    steps: [
      '8: Everyone writes a superpower for themselves and one for someone else.',
      '7: Nemesis: draw the enemy. What does it feed on, when does it strike?',
      '7: Gadgets: which tools or skills would beat it?',
      '13: Vote on gadgets, and end with the role each hero plays in the next battle.',
    ],
    tips: [
      'The nemesis is a thing, never a colleague. Give it a name; people will use it for months.',
      'Powers are kept: read them out when work is shared.',
    ],
  },
  'the-castle-the-wall': {
    when: 'When something has to be protected: a product that earns money, a quality that customers praise, the team’s free Fridays. It turns fear of the future into a building plan.',
    steps: [
      '6: The castle: what is worth defending? Agree on three things.',
      '8: The hole: where would it be easy to get in?',
      '6: The winter: what is coming in any case, and when?',
      '20: The wall: for each hole write what closes it before winter. Vote, and plan the first stones.',
    ],
    tips: [
      'A wall also keeps friends out. Ask of each one who would have to climb it daily.',
      'Winter without a date is only weather. Put a month beside it.',
    ],
  },
  baking: {
    when: 'It is DAKI with an apron on: the same four decisions about practices, but a recipe is easier to change than “our process”. Take it for teams that take their rules a little too seriously.',
    steps: [
      '5: Write the recipe of your last sprint together: ingredients, order, oven time.',
      '10: Mark what to drop, add, keep or improve, with the taste that you expect.',
      '5: Vote for two changes at most: bakers change one thing at a time.',
      '10: Write the new recipe down where the team sees it, and name a taster.',
    ],
    tips: [
      'If a cake fails you do not know why when you changed five things.',
      'Bring something baked. Honestly, it helps.',
    ],
  },
  'escape-room': {
    when: 'For quick, playful problem solving under time pressure: a team that is stuck on something particular and has forty minutes. Locks are problems, keys are whatever opened one before.',
    steps: [
      '5: Write locks, everything that is shut at the moment, as concretely as the number on a padlock.',
      '5: Write keys: skills, people, tricks and permissions that have opened something lately.',
      '10: Try every key on every lock. Group a key onto the lock it might fit.',
      '15: For locks without a key ask who may have seen one, and send someone to ask.',
    ],
    tips: [
      'Show a timer to everyone. It keeps the group from polishing one single lock.',
      'A lock that opens only from the outside goes to your manager, as a question and with a date.',
    ],
  },
  'energy-levels': {
    when: 'After a crunch, before holidays, in dark months, or when the mood poll sinks. It speaks about strength rather than results, so no one has to defend their work in order to say that they are tired.',
    steps: [
      '3: Start a mood poll on the board; it gives the talk a first figure.',
      '8: What charges you, what drains you? Work only, unless people want to say more.',
      '10: Look for drains that several people share, and for chargers that cost nothing.',
      '12: Sprint energy: plan one charger a week, and remove one drain for good.',
    ],
    tips: [
      'Hide the authors. People do not like to be seen with a low battery.',
      'Do not offer yoga against overtime. Take the drain seriously first.',
    ],
  },
  'spring-cleaning': {
    when: 'Once a year, when meetings, tools, channels and half-used ideas have piled up. Things are thanked before they leave, which makes letting go much easier for the people who once brought them in.',
    steps: [
      '8: Open every cupboard: recurring meetings, boards, reports, branches, chat channels.',
      '10: Hold up each: does it spark joy, may it go, or could it become something else?',
      '7: Read the goodbyes aloud, each with its thank you.',
      '15: Do it at once: delete, cancel and unsubscribe together, before the retro ends.',
    ],
    tips: [
      'Share the screen and cancel meetings live. It is the best part.',
      'Whatever is upcycled gets an owner, or it comes back next spring.',
    ],
  },
  'six-thinking-hats': {
    when: 'For one difficult decision that splits the team. All wear the same hat at once, so no one defends a side: the sceptic has to name benefits, the enthusiast risks. Blue, the sixth hat, is worn by the facilitator.',
    steps: [
      '6: White: facts and gaps in the facts. No opinions.',
      '6: Yellow: what is good about it, for whom?',
      '6: Black: what may go wrong, and how badly?',
      '8: Green: other ways, also silly ones. Red for two minutes at the end: what does your gut say?',
      '10: Decide, or write down which white fact is missing.',
    ],
    tips: [
      'When a person slips into another colour, anyone may say so, kindly.',
      'Compare red before and after if you have the time.',
    ],
  },
  'genie-in-a-bottle': {
    when: 'When a team has stopped wishing, because each wish was answered with “no budget”. Three wishes without costs show what people long for, and there is usually a small version that is free.',
    steps: [
      '2: Tell the rule: no price, no “but”, no wishing for more wishes.',
      '8: Write one wish each for yourself, for the team and for the world.',
      '10: Read them aloud. Others only ask: what would you have then?',
      '15: Vote on the wishes for the team, and look for the tenth of each that you could have by next month.',
    ],
    tips: [
      'Wishes for yourself tell you what motivates someone. Remember them when work is shared.',
      'A wish that many have is a proposal to management, well founded.',
    ],
  },
  'new-ideas': {
    when: 'Not a retro in the narrow sense, but its best sequel: a session to invent something, from an improvement to a product. Four columns carry an idea from the flash to the first step, so that it does not end as a note.',
    steps: [
      '8: Ideas only. Quantity counts, and building on others is welcome.',
      '5: Vote, and keep the best five.',
      '10: For these write why they matter, and to whom. Those without an answer leave.',
      '12: First step and helper: what could be tried within a week, and who would join?',
    ],
    tips: [
      'Brainstorm with hidden notes first, so that the first idea does not shape all others.',
      'Keep the ideas that lost. Some are only early.',
    ],
  },
  'easy-as-pie': {
    when: 'For a light retro that still has a place for small annoyances, which other formats regard as too petty to mention. Crumbs are exactly that: nothing that spoils the pie, everything that itches.',
    steps: [
      '6: Sweet and half-baked, written together.',
      '4: Crumbs: everyone three, no matter how small.',
      '8: Sweep: which crumbs can someone remove in five minutes? Put your name on one, right now.',
      '15: Vote on half-baked, and write the next recipe for the first two.',
    ],
    tips: [
      'Count the crumbs that were gone by the next retro. A clean table is good for trust in the format.',
      'Half-baked means that the dough is good: say what it still needs, heat or time.',
    ],
  },
  'beer-tasting': {
    when: 'For the end of a week among colleagues who like each other, with whatever is in your glass. It separates bitter from flat, the painful from the boring, which call for quite different remedies.',
    steps: [
      '8: Taste the last two weeks: what went down smoothly, what was bitter, what was flat?',
      '8: Read the flat ones. Boredom is seldom said aloud; ask what would add some fizz.',
      '5: Vote on bitter and flat.',
      '12: Next round: order two things for the coming sprint, each with someone who brings it.',
    ],
    tips: [
      'Some bitterness belongs to a good beer. Ask whether a note is a fault or simply the style of the house.',
      'Serve alternatives, and choose another theme when someone does not drink for reasons they need not explain.',
    ],
  },
}
