import { catalogue } from '../../platform/core/messages'

export const pilotText = catalogue('pilot', {
  created: 'Pilot added',
  saved: 'Pilot saved',
  deleted: 'Pilot removed',
  restored: 'Pilot restored',
  notFound: 'Pilot not found',
  flightNotFound: 'Flight not found',
  nameMissing: 'Enter a name, or choose a user',
  unknownUser: 'Choose one of your users',
  alreadyPilot: 'This user is already a pilot',
  clientUser: 'Clients cannot be pilots. Choose another user.',
  nameOfAccount: 'The name and the email address come from the account. Edit the user instead.',
  changedElsewhere: 'Someone else changed this pilot. Reload it before you save.',
  stillFlies: '{name} is assigned to {flight}. Assign another pilot to it first.',
})
