import type { Guides } from './guide.ts'

/** Guides to classic formats that look back at what happened. */
export const guides: Guides = {
  agile: {
    when: 'For every ordinary sprint, and for a team’s first retro: no one has to learn anything before writing. The fourth column keeps confusion from turning into complaint.',
    steps: [
      '8: Everyone writes in silence, in any column. Ask for at least one note under “What puzzles us”.',
      '12: Group what belongs together. Read the good column aloud first, so that problems are heard in proportion.',
      '5: Vote, three dots each, on anything but “Went well”.',
      '20: Talk about the top three. Move each towards “Try next” until someone can say what will be different on Monday.',
    ],
    tips: [
      'A puzzle is solved by the person who knows the answer. Ask for it before starting a debate.',
      'Two actions that get done beat seven that are copied into the next retro.',
    ],
  },
  'what-went-well': {
    when: 'When there is half an hour and no more, after an event, a release or a workshop. Two columns need no explanation, so it suits guests and people from other departments who have never been to a retro.',
    steps: [
      '6: Write. Start with what went well, together, for three minutes; only then open the second column.',
      '6: Each person reads out one note from either side that they would like the others to remember.',
      '5: Vote on the right column.',
      '10: For the two winners, ask what would have prevented them, and write the answer down as an action.',
    ],
    tips: [
      'With only two columns, notes get long. Ask for one thought on each, so that they can be grouped.',
      'Look for pairs: what went well for one person is often exactly what did not for another.',
    ],
  },
  'mad-sad-glad': {
    when: 'After a rough stretch, when figures say one thing and faces another. Asking for feelings brings up what a list of events leaves out: promises that were broken, work no one noticed, the relief when it was over.',
    steps: [
      '3: Say what the words mean here. Mad is “this must not happen again”, sad is “I had hoped for more”, glad needs no explanation.',
      '10: Write silently, authors hidden if the mood is tense. Begin sentences with “I”.',
      '15: Read everything aloud, mad first, glad last. Ask what lies behind a note, never whether it is justified.',
      '15: Vote, then find for the top notes what the team itself can change.',
    ],
    tips: [
      'Do not argue with a feeling. The fact behind it may be wrong, the feeling is still in the room.',
      'If anger points at one person, talk to both of them after the meeting, not in it.',
    ],
  },
  'four-ls': {
    when: 'At the end of a quarter, a release train or a training: wherever the stretch is too long for “last week”. It asks for learning explicitly, which shorter formats leave to chance.',
    steps: [
      '5: Put the dates of the period on the screen: releases, holidays, people who came or left. Memory needs hooks.',
      '12: Write in all four columns. Lacked is what was missing; longed for is what you would wish even if all had gone to plan.',
      '12: Pair up what was lacked with what was longed for: together they often describe one improvement.',
      '15: Vote across “Lacked” and “Longed for”, and turn the winners into actions.',
    ],
    tips: [
      'Collect the learnings in your team notes. They are worth more to new colleagues than the actions are.',
      'An empty “Longed for” column usually means people gave up wishing. Ask.',
    ],
  },
  '3ls': {
    when: 'For a short check in the middle of something: after a pilot, a course, the first weeks with a new tool. Without the column for wishes it stays with what really happened and fits into half an hour.',
    steps: [
      '6: Write, at least one note a column. “Learned” may be about yourself, the product or the team.',
      '8: Go round. Everyone explains the learning they would pass on to another team.',
      '6: Group what was lacked, and ask whether each gap was known beforehand.',
      '10: Choose two gaps to close before the work goes on, each with a name beside it.',
    ],
    tips: [
      'If “Liked” stays thin, ask what you would miss should the pilot end tomorrow.',
      'Repeat it with the same columns a month later, and compare: liked things turn into habits and leave the list.',
    ],
  },
  flap: {
    when: 'At the close of a project, when people scatter to other teams and the memory would go with them. It is a handover as much as a retro: someone who was not there should understand the board.',
    steps: [
      '10: Start with accomplishments, everyone at once, the invisible ones included.',
      '15: Write problem areas, then lessons. Each lesson should name the problem that taught it.',
      '10: Future considerations: what should the next team decide differently?',
      '15: Vote on the considerations, and agree who carries each of them to whom.',
    ],
    tips: [
      'Invite one person from the team that takes over. Their questions show which notes are too short.',
      'Download the summary as Markdown, and put it where the next project begins, not where this one ends.',
    ],
  },
  flat: {
    when: 'For a milestone that deserves a celebration as well as a review. Its last column is for thanks, so it leaves people warmer than it found them; choose FLAP instead when there is serious trouble to sort out.',
    steps: [
      '8: Accomplishments first. Read them aloud, slowly; this is the ceremony.',
      '10: Lessons learned, one for yourself and one for the team.',
      '10: Future direction: where should the next stretch lead? Group, then vote.',
      '12: Thank yous, by name and for something particular. Authors read their own.',
    ],
    tips: [
      'Keep the thanks for the end even when time runs short; cut the lessons instead.',
      'Look out for people without a note of thanks, and write one while the others are typing.',
    ],
  },
  www: {
    when: 'When discussions tend to split into “it was great” and “it was awful”. The middle column is the heart of it: things that half worked are cheap to improve, because someone already believes in them.',
    steps: [
      '8: Write. For every note on one of the sides, try to find one for the middle.',
      '10: Read the middle column. For each note ask: which half worked?',
      '5: Vote in the middle only.',
      '15: For the top three decide whether to finish, to simplify or to stop them.',
    ],
    tips: [
      'Move notes between columns while you talk; seeing one travel from “Didn’t work” to the middle is progress.',
      '“It works if someone remembers” belongs in the middle. Look for a reminder that is not a person.',
    ],
  },
  'rose-bud-thorn': {
    when: 'For young projects, design work and new teams, where much is promise and little is finished. Buds give hope a place of its own: not a success yet, not a complaint, something that would open with care.',
    steps: [
      '3: Ask everyone for one rose aloud, to begin with colour.',
      '10: Write roses, buds and thorns, at least one of each.',
      '10: Group the buds. For each say what it needs: time, light, or someone to tend it.',
      '15: Vote on one bud to grow and one thorn to cut, and give both a gardener and a date.',
    ],
    tips: [
      'A thorn may protect a rose. Before cutting it, ask what it was there for, such as a review that slows you down.',
      'Next time begin with the buds from this one: opened, still closed, or dried up?',
    ],
  },
  'original-4': {
    when: 'When a team is tired of themes and wants the plain thing, complete. It covers result, knowledge, change and doubt, and works with a group of two as well as with twenty.',
    steps: [
      '3: Read last time’s actions together and tick off what was done.',
      '10: Write wins, learnings, improvements and questions in silence.',
      '10: Answer the questions first. Many end within a sentence, and others turn out to be improvements in disguise.',
      '20: Vote on the improvements, talk about the top three, and agree on an action for each.',
    ],
    tips: [
      'A learning without consequence is an anecdote. Ask: what do we do differently since?',
      'Let a different person open each column, so that not only the facilitator is heard.',
    ],
  },
  'working-stuck': {
    when: 'In the middle of a sprint, or for a team that is spread over many tasks and knows little of each other’s. It takes fifteen minutes and ends in appointments rather than in principles.',
    steps: [
      '4: Everyone writes one thing that flows, and every place where they got stuck, however small.',
      '6: Go through the stuck notes. Anyone with an idea or ten minutes to spare adds a comment with their name.',
      '5: Make an action of every comment: who sits down with whom, and when today.',
    ],
    tips: [
      'Do not solve anything in the meeting. Finding the second pair of eyes is the result.',
      'The same note three weeks in a row is no longer a snag, it is a system. Take it to a longer retro.',
      'New colleagues get stuck most and say so least; ask them first.',
    ],
  },
  'highlights-lowlights': {
    when: 'After an event with a beginning and an end: a launch, a conference, an incident, a year. People remember peaks, valleys and endings; this format collects exactly those, and thanks the people who shaped them.',
    steps: [
      '5: Together, recall the course of events: what came first, what last?',
      '8: Write highlights and lowlights as scenes, with a place and a moment rather than a judgement.',
      '12: Tell them in the order they happened. Turning points deserve a question: what made the difference?',
      '10: Kudos, one each at least. Then one action that makes the worst scene unlikely.',
    ],
    tips: [
      'Two people may tell the same hour as highlight and as lowlight. That is the most useful pair on the board.',
      'Add pictures or GIFs; scenes come back faster with them.',
    ],
  },
  'learning-matrix': {
    when: 'At the end of an iteration that was neither good nor bad but full. The four quadrants keep a balance by themselves: a person who writes a sad note sees the empty field for ideas right beside it.',
    steps: [
      '5: Write happy and sad, quickly, without discussion.',
      '8: Now ideas. Each has to answer a sad note or strengthen a happy one; say which.',
      '7: Kudos. Be particular: what did they do, and what did it make possible?',
      '15: Vote on the ideas. Take the first two as actions, each with a small first step.',
    ],
    tips: [
      'If ideas only answer sad notes, you are repairing. Ask for one that makes something good even better.',
      'Keep the kudos on screen while people leave.',
    ],
  },
  'five-fs': {
    when: 'For an energetic team that knows its retros by heart and writes the same notes each time. Five odd questions shake memory from five sides; firsts in particular are forgotten by every other format.',
    steps: [
      '10: One column after the other, two minutes each, everyone writing at once. No going back.',
      '5: Read the firsts aloud and applaud them, failures included.',
      '10: Compare furious with fed up: a sudden annoyance needs a conversation, a lasting one needs a change.',
      '15: Vote on those two columns, and agree on an action for the first three.',
    ],
    tips: [
      'Set the timer for each column where everyone sees it; the hurry is part of the fun.',
      'Under “Fast”, ask what made it so, and whether someone else paid for it.',
    ],
  },
}
