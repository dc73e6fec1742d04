import type { Guides } from './guide.ts'

/** Guides to formats about the team rather than its work. */
export const guides: Guides = {
  'winning-streak': {
    when: 'Right after a success, when no one feels the need for a retro. Problems get analysed all the time and successes hardly ever, so they stay luck. This format finds out what you did on purpose and can do again.',
    steps: [
      '8: Big wins, with figures or a quote from a customer where you have one.',
      '10: Teamwork: for each win, which handover, help or talk made it possible?',
      '12: Repeating: what of that was chance, and how do we turn it into habit? Vote on two.',
      '8: Kudos, by name, read aloud by their authors.',
    ],
    tips: [
      'Ask what you did not do, too. Many wins come from something that was left out.',
      'Invite the people who ordered the work; praise from outside lasts longer.',
    ],
  },
  'dream-team': {
    when: 'For a new team, or one that has grown by half: before habits settle by accident. People describe the best team they have ever been in, and see how far this one is from it.',
    steps: [
      '5: In pairs: tell each other about the best team of your life. What was special?',
      '10: Practices and values. A practice can be filmed, a value explains why you would bother.',
      '8: Absence: what do we not have yet, and who misses it most?',
      '17: Vote on absence, and begin two practices that would bring it nearer.',
    ],
    tips: [
      'Five values are a poster, two are an agreement. Cut until it hurts.',
      'Look at the board again after a hundred days, with the same people.',
    ],
  },
  'hopes-fears': {
    when: 'At the start: of a project, a cooperation, a year, a new manager. Fears that were said aloud in the first week are risks with an owner; those that were not come back later as rumours.',
    steps: [
      '10: Write with hidden authors, at least two of each. Fears first if the mood is sunny, hopes first if it is not.',
      '10: Read the fears. Anyone who can calm one with a fact does so; the rest stay.',
      '5: Vote on the fears that remain.',
      '15: For the top three: what would make it less likely, and by what would we notice it early?',
    ],
    tips: [
      'Hope and fear are often the same sentence with another sign. Put them together.',
      'Open the board half-way, and celebrate the fears that never came true.',
    ],
  },
  'surprised-worried-inspired': {
    when: 'In the middle of a change that came from above: new goals, a merger, a reorganisation. People need to react before they can plan, and this format lets them, without asking for consent.',
    steps: [
      '5: Someone says in two minutes what changed and what is still open. Nothing more.',
      '10: Write your reactions. “Surprised” may be good or bad.',
      '12: Read them all, without answering. Then collect the questions that many notes share.',
      '12: Sort the worries into ours, someone else’s and no one’s, and make actions of ours.',
    ],
    tips: [
      'Bring the questions to the people who decided, in writing, and report the answers in the next retro.',
      'Guard the inspired column: one person’s spark is easily talked down by ten worries.',
    ],
  },
  'scrum-values': {
    when: 'Twice a year for Scrum teams, or when ceremonies run smoothly and something is missing nevertheless. The five values are in every guide and on no agenda; here each becomes a scene from your own sprint.',
    steps: [
      '12: For each value write one scene where you saw it, and one where it was missing. Say which with a plus or a minus.',
      '10: Read column by column. Which has the most minuses, which has no scene at all?',
      '15: Choose one value for the next sprint, and agree on one behaviour by which everyone will see it.',
    ],
    tips: [
      'Commitment means to the goal and to each other, not to overtime. Say it before people write.',
      'Courage is easiest to praise in others: ask for a scene with someone else in it.',
    ],
  },
  'heard-seen-respected': {
    when: 'When meetings run, tasks get done, and yet something is cold. It works with short stories instead of judgements, and trains listening as much as it collects notes. Take time, and keep the group below ten.',
    steps: [
      '3: Agree that stories stay in the room, and hide the authors.',
      '10: Each writes a moment when they were, or were not, heard, seen or respected at work.',
      '15: In pairs, tell one of them for three minutes. The other only listens, and then thanks.',
      '12: Together: what made the difference? Agree on one thing to do in every meeting from now on.',
    ],
    tips: [
      'Do not solve the stories, and do not ask who it was. Understanding is the result.',
      'Facilitators write first, something true about themselves; it sets the depth.',
    ],
  },
  'always-be-learning': {
    when: 'Every quarter, or after a conference, a course or a hard problem. It shows how much a team taught itself without noticing, and finds the teacher for almost every wish two chairs away.',
    steps: [
      '8: What did you learn lately? Tools, tricks, something about people, also from mistakes.',
      '6: What would you like to learn next?',
      '10: Match: anyone who can teach a wish comments on it with their name.',
      '10: Make dates. Thirty minutes, one teacher, all who want to join; write each as an action.',
    ],
    tips: [
      'Wishes without a teacher are your training plan. Take them to whoever has the budget.',
      'Teaching is learning, too. Let those who learned something last week give the lesson.',
    ],
  },
  'team-health': {
    when: 'As a regular check-up, every six weeks, always with the same four columns: it is the comparison that makes it valuable. Good for teams without acute trouble who want to notice early when something slides.',
    steps: [
      '3: Everyone marks each column for themselves: sunny, cloudy or rainy. Write it as the first word of a note.',
      '10: Add one sentence of why to each.',
      '10: Look at rain, and at columns where opinions differ widely; the latter matter more.',
      '12: Choose one column to look after until the next check-up, with two actions.',
    ],
    tips: [
      'Copy the last board and leave its notes closed until everyone has written.',
      'Wellbeing is a matter of trust: allow notes without names, and never ask who wrote the rainy one.',
    ],
  },
}
