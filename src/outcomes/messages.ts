import { catalogue } from '../shared/messages'

export const outcomeText = catalogue('saveOutcome', {
  save: 'Save outcome',
  people: 'People',
  peopleHelp: 'Leave it empty if the number is unknown.',
  note: 'Note',
  noteHelp: 'What was found. Clients read it if you show them the outcome.',
  picture: 'Picture of the outcome',
  taken: 'Taken',
  moment: 'Moment',
  unknownTime: 'Unknown, or in an unknown time zone',
  clock: '{minutes}:{seconds}',
})
