import type { Guides } from './guide.ts'

/** Guides to formats with a journey or a game as their metaphor. */
export const guides: Guides = {
  sailboat: {
    when: 'When a team needs to look at its course as well as its speed. The picture is understood in any language, which makes it a good choice for mixed groups and for first retros with customers or management.',
    steps: [
      '5: Describe the island: where do we want to be in half a year? Three notes are enough.',
      '10: Write wind and anchors, the forces you already feel.',
      '8: Write rocks: what could sink us that is still under water?',
      '20: Vote on anchors and rocks. Lift one anchor now, and choose a lookout for one rock.',
    ],
    tips: [
      'Anchors slow you down today, rocks hurt tomorrow. Sorting a note into one of the two is half the talk.',
      'If the island stays blurred, postpone the rest: no wind is fair without a destination.',
    ],
  },
  'sailboat-extended': {
    when: 'For a whole afternoon or the start of a quarter. The island comes first here, so that everything else is measured against the goal, and the sun asks what makes the journey worth it.',
    steps: [
      '10: Agree on the island in one sentence before anyone writes elsewhere.',
      '15: Wind, anchors and rocks, five minutes each. Ask of every note: does it matter for this island?',
      '5: Sun: what keeps us warm when there is no wind?',
      '25: Vote on anchors and rocks, then plan the first three moves of the crew.',
    ],
    tips: [
      'Rewrite the island if half of the notes do not fit it; perhaps the crew has been sailing to another one.',
      'Copy the board for the next quarter. The island stays, and everything else shows how far you came.',
    ],
  },
  'speed-car': {
    when: 'When speed itself is the topic: deadlines come closer, or everyone feels slow without knowing why. Engine and parachute look at the present, abyss and bridge at the road ahead.',
    steps: [
      '10: Engine and parachute. A parachute may be useful: mark those that keep you from crashing.',
      '8: Abyss: what ends the ride if no one reacts?',
      '7: Bridge: one for each abyss, or a way around it.',
      '15: Vote on parachutes and abysses together, and choose one to cut loose and one to bridge.',
    ],
    tips: [
      'Do not tune the engine while the parachute is open: brakes first.',
      'Count how many parachutes were packed by other departments, and invite one of them next time.',
    ],
  },
  'hot-air-balloon': {
    when: 'For teams that feel heavy: after a reorganisation, in a long project, at the start of a year. It is the calmest of the vehicles, and clear skies make it end on something to look forward to.',
    steps: [
      '8: Hot air and sandbags: what lifts, what weighs?',
      '5: Storm clouds on the horizon. Say how far away each one is.',
      '5: Clear skies: where would we fly if it went well?',
      '15: Throw sandbags. Vote, and agree for the heaviest two how and when they go overboard.',
    ],
    tips: [
      'A sandbag is only thrown if no one has to carry it afterwards. Ask who would.',
      'Storms cannot be voted away. Decide to climb, to wait or to land, and write down at which sign.',
    ],
  },
  'mountain-climber': {
    when: 'In the middle of a long project, when the summit is out of sight and strength is the issue. First aid is the column that others lack: it asks how you look after people, not just after work.',
    steps: [
      '4: Where are we: foot, wall or ridge? Everyone puts one note and compares.',
      '10: Ropes and boulders, what secures and what blocks.',
      '6: Weather: what comes from outside and cannot be changed, only dressed for?',
      '15: First aid. For boulders and bad weather write what would help, then vote.',
    ],
    tips: [
      'A rope that hangs on one single person is a risk. Write it under boulders as well.',
      'Plan a rest at the next ledge, with a date; no one takes one on the wall by themselves.',
    ],
  },
  pirates: {
    when: 'After a finished voyage, a release for instance, with another one ahead. Two of its columns are about the course, which makes it good for deciding whether a strategy still holds.',
    steps: [
      '8: Count the treasure: what did we really bring home?',
      '8: Cliffs: where did we scratch the hull, and where nearly?',
      '8: Course. Everyone writes one thing to keep and one to change.',
      '15: Vote on “Change course”. The crew decides, the captain has one vote like everyone else.',
    ],
    tips: [
      'Have every cliff drawn on a map: put a warning where the next crew will find it, in the checklist or the code.',
      'Treasure that no one can spend is no treasure. Ask who uses the thing by now.',
    ],
  },
  'hands-on-deck': {
    when: 'When work is shared unevenly, or no one knows who decides what. The four jobs on deck talk about leading, helping, looking ahead and unseen labour, without pointing at anyone’s title.',
    steps: [
      '10: Write who or what acted as captain, first mate, navigator or deck scrubber in the last weeks. Things count too.',
      '8: Read the deck scrubber column. Who knew about all of that?',
      '8: Look at the gaps: a job without any note is a job no one did.',
      '14: Agree on who takes which job on the next voyage, and what gets a rota.',
    ],
    tips: [
      'Roles change with the weather. Set them for one sprint only.',
      'Thank the scrubbers before dividing their work again.',
    ],
  },
  'heros-journey': {
    when: 'To close a chapter that changed the team: a first product, a rescue, a year. Told as a tale it makes sense of setbacks, and guests enjoy listening, so it may be held in front of others.',
    steps: [
      '5: Hero: who were we when we set out, and what did we want?',
      '8: Cavern: what was the darkest place, and what did we nearly give up?',
      '7: Guide: who or what helped us through? Write to them.',
      '15: Treasure: what do we carry home, and to whom do we bring it? Make an action for each gift.',
    ],
    tips: [
      'Let one person tell the story from the board at the end, in two minutes, beginning with “once upon a time”.',
      'Send the guide column to the people in it.',
    ],
  },
  hiking: {
    when: 'For a slow look at a long way, best outdoors or before the holidays. With three columns it does not press for problems; it asks what happened to you, what you had with you and which marker comes next.',
    steps: [
      '8: Weather: what came over us, sun included? Put it in the order of the way.',
      '8: Supplies: what did we have in the pack that helped, and what did we carry for nothing?',
      '10: Mile markers: by which three signs will we see that we are getting ahead?',
      '10: Repack: one thing out, one thing in, as actions.',
    ],
    tips: [
      'Walk while you talk, in pairs, and write afterwards. People say other things side by side.',
      'A marker is visible from afar; “better quality” is not one.',
    ],
  },
  'platform-game': {
    when: 'For game lovers and for work that feels like jumping from ledge to ledge. Hidden blocks are its speciality: chances you passed without hitting them, and only notice on the way back.',
    steps: [
      '8: Replay the level: power-ups that helped and enemies that cost a life.',
      '7: Hidden blocks: where was something to be found if only someone had jumped?',
      '5: Final boss: what waits at the end of the next level? Agree on one.',
      '15: Vote on power-ups to take along and blocks to hit, and plan the fight as actions.',
    ],
    tips: [
      'Enemies that come back at the same place every level follow a pattern. Write down which.',
      'Give extra lives: agree on what may fail in the next sprint without anyone being blamed.',
    ],
  },
  chess: {
    when: 'For a cool analysis of a match against time, a market or a rival. It suits analytical people who find feelings columns embarrassing: moves are judged by the position, not by who made them.',
    steps: [
      '5: Set up the position: what did we know at the beginning, what not?',
      '10: Strong moves and blunders. Beside each blunder write the move you would make today.',
      '8: Threats: what does the other side do next if we do nothing?',
      '15: Candidate moves. Compare three, think two moves ahead, vote on one.',
    ],
    tips: [
      'Judge a move by what was known when it was made, or everything becomes a blunder.',
      'A sacrifice is a strong move that costs something. Note what it bought.',
    ],
  },
}
