import type { Guides } from './guide.ts'

/** Guides to classic formats that ask what to do from now on. */
export const guides: Guides = {
  'start-stop-continue': {
    when: 'When the team knows what hurts and needs decisions rather than analysis. Every note is already a proposal, so it suits short meetings and teams that talk long and change little.',
    steps: [
      '8: Write proposals with a verb: “start reviewing in pairs”, not “reviews”.',
      '10: Group and read aloud. The author of a note may add one sentence of why.',
      '5: Vote across all columns.',
      '15: For each of the top three ask who has to agree, and whether you can try it for two weeks.',
    ],
    tips: [
      'Insist on stopping something for everything you start. Days do not grow longer.',
      '“Continue” is not politeness: name the habit that would be lost first under pressure, and protect it.',
    ],
  },
  starfish: {
    when: 'For a team with many habits, mostly sound. “Less” and “more” allow for tuning where other formats only know on and off, and so they end quarrels about meetings and reviews surprisingly often.',
    steps: [
      '10: Write, arm by arm: keep, less, more, stop, start. Begin with keep, to agree on the core.',
      '10: Look for the same topic on opposite arms. If some want more and others less of it, talk about that first.',
      '5: Vote on everything but keep.',
      '20: Turn the winners into amounts: “reviews within a day”, “one status meeting a week”.',
    ],
    tips: [
      'Without a number, less and more mean nothing by next month.',
      'An idea may sit under “start” for a trial, and move to “keep” in the next retro.',
    ],
  },
  daki: {
    when: 'To overhaul the way you work: after the team changed, after a year of rules growing over each other, before a new tool is introduced. It is about practices, not about the last two weeks.',
    steps: [
      '5: List your practices aloud: meetings, checks, tools, agreements.',
      '10: Place each in one column, and write beside it what it costs or gives.',
      '10: Discuss only what different people placed differently.',
      '15: Decide by vote on one to drop, one to add and one to improve, and set the date when you look at it again.',
    ],
    tips: [
      'Drop things for a month instead of for ever. It is easier to agree to, and the result is an answer.',
      'A person who proposes to add something looks after it for the first weeks.',
    ],
  },
  kalm: {
    when: 'When a drastic change would do harm: a settled team, a delicate customer, a sprint under pressure. All four columns speak of degrees, no one has to be against anything, and quiet people join in.',
    steps: [
      '8: Write in silence. For “less” and “more” say by how much.',
      '10: Read “keep” aloud; what several people named there is out of discussion.',
      '5: Vote on add, less and more.',
      '15: Talk about the top three as dials: where do they stand now, where should they stand, how would we notice?',
    ],
    tips: [
      'Two notes that turn the same dial in different directions are a reason to ask for stories, not to average.',
      'Check after one week already: small changes are forgotten fastest.',
    ],
  },
  'plus-delta': {
    when: 'For the last ten minutes of anything: a workshop, a planning, a demo, a lesson. “Delta” asks what to change rather than what was bad, so even hosts enjoy reading the result.',
    steps: [
      '3: Everyone writes one plus and one delta.',
      '4: Read the deltas aloud. The next facilitator asks back only where a note is unclear.',
      '3: Choose the delta that the next host promises to try, and write it down as an action.',
    ],
    tips: [
      'A delta starts with a verb. “Too long” is not one, “end after fifty minutes” is.',
      'Do it every time rather than thoroughly: ten small changes a quarter outweigh one great review.',
      'Pluses tell the next host what to leave alone. Keep them, and open them when you plan.',
    ],
  },
  'keep-problem-try': {
    when: 'When improvements have to be traced to a cause. It comes from lean thinking and reads from left to right: what we rely on, what is in the way of it, which single remedy we test next.',
    steps: [
      '6: Write what to keep, agreements included that work so well that no one notices them.',
      '8: Write problems as observations: how often, since when, to whom?',
      '12: Vote on one or two problems, and ask “why” until you reach something within your power.',
      '12: Only now write under “Try”, one experiment for each problem, with the sign by which you will know.',
    ],
    tips: [
      'Keep the third column empty until the end. Remedies that come first only defend themselves.',
      'Start the next retro with the tries: they move to keep, or leave.',
    ],
  },
  samolo: {
    when: 'For a team in good shape which does not want to invent problems. Three columns, twenty-five minutes, no theme; also a good fit for two people, such as mentor and newcomer.',
    steps: [
      '3: Everyone says in one word how the last weeks were.',
      '7: Write. For each “more of” think of something to take the time from.',
      '7: Read “same of” aloud. If it holds your best habits, stop here and celebrate.',
      '8: Agree on one thing to do more and one to do less until next time.',
    ],
    tips: [
      'The name stands for same of, more of, less of: say so, or it will be guessed at.',
      'If “less of” is long, this was the wrong format. Come back with DAKI, and take an hour.',
    ],
  },
  kafe: {
    when: 'After weeks of grumbling in corridors. A kvetch is a hearty complaint: it gets its own column and its own time, and because everyone may moan first, the talk about flaws stays factual.',
    steps: [
      '5: Kvetch! Write freely and with relish. Nothing here becomes an action.',
      '5: Appreciations: what carried you through it nevertheless?',
      '10: Flaws. Which of the complaints describe something in your own way of working? Rewrite those soberly.',
      '15: Vote on the flaws, and design an experiment for one or two of them: what, for how long, how judged.',
    ],
    tips: [
      'Complain about things and rules; for people there are conversations.',
      'If a kvetch makes everyone laugh, leave it at that. Laughing was what it was for.',
    ],
  },
  'what-so-what-now-what': {
    when: 'After an incident, a failed release or a surprising success: whenever everyone has a theory before the facts are on the table. Three steps, strictly one after the other, slow the room down to thinking speed.',
    steps: [
      '10: What? Only what a camera or a log would have recorded, with times. Put the notes in order.',
      '15: So what? What does it mean, what was unexpected, what would we have needed to know?',
      '5: Vote on the meanings that matter most.',
      '15: Now what? Actions that follow from a meaning; link each to its note.',
    ],
    tips: [
      'Watch for hidden judgement in the first column: “too late” is an opinion, “at 14:20” is not.',
      'The people who were on duty speak first, and are thanked before anyone asks.',
    ],
  },
  'lean-coffee': {
    when: 'When you have a meeting and no agenda, or more topics than time. People bring what concerns them, the votes put it in order, and a timer makes sure that no topic eats the others.',
    steps: [
      '5: Write topics under “To discuss”, and explain each in one sentence.',
      '3: Vote, two dots each, and sort by votes.',
      '32: Move the first topic to “Discussing” and talk for five minutes. Then thumbs: go on for three more, or next?',
      '5: What is done goes to “Discussed”. Everyone names one thing they take along.',
    ],
    tips: [
      'The timer belongs to the group, not to the loudest. Ask for thumbs every single time.',
      'A topic that needs an absent person waits. Write an action to invite them.',
    ],
  },
  swot: {
    when: 'Before a plan: a new quarter, a new product, a team merger. It looks inside and outside and is the one classic format that speaks of the market, of other departments and of what competitors do.',
    steps: [
      '10: Strengths and weaknesses. They are within the team; you could change them.',
      '10: Opportunities and threats. They come from outside; you can only be ready.',
      '10: Match. Which strength makes use of which opportunity, which weakness invites which threat?',
      '15: Vote on the matches, and write for the first three what to do this month.',
    ],
    tips: [
      'The matches are the point. Four full columns without them are just a list.',
      'Ask someone from sales or support to write threats with you; they meet them first.',
    ],
  },
  wrap: {
    when: 'Half-way through something big, when looking back is too early and looking ahead alone is too anxious. Risks and puzzles catch what may go wrong while there is still time, appreciations keep the mood.',
    steps: [
      '5: Appreciations first, as a warm-up: for whom, for what?',
      '10: Write wishes, risks and puzzles. A risk says what would happen, not only what is bad.',
      '10: Sort the puzzles: who knows, who finds out, and what cannot be known yet?',
      '15: Vote on the risks. For the top three agree on an early sign and on someone who watches for it.',
    ],
    tips: [
      'Wishes show the way out of risks; look for the wish that would make a risk disappear.',
      'Repeat it monthly with the same board copied, and delete what never came.',
    ],
  },
  'wish-wonder': {
    when: 'To give feedback on a draft, a demo, a prototype or a talk. The three sentence openings soften criticism without hiding it, so it also works across hierarchy, and with people who made the thing sitting there.',
    steps: [
      '5: Show the work once more; everyone looks in silence.',
      '8: Write notes that really begin with “I like”, “I wish” and “I wonder”.',
      '12: Read the likes, then the wishes. The makers listen, and ask only what a note means.',
      '10: Answer the wonders together, then let the makers choose what they take on.',
    ],
    tips: [
      '“I wonder why you did not…” is a wish in disguise. Move it.',
      'The makers decide. A vote would turn a present into an order.',
    ],
  },
}
