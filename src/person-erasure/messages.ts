import { catalogue } from '../shared/messages'

export const personErasureText = catalogue('personErasure', {
  erase: 'Erase personal data',
  eraseOf: 'Erase personal data of {name}',
  title: 'Erase the personal data of this person?',
  warning:
    '{name} is signed out, the account is deleted, and everything about the person is erased for good: e-mail address, picture, sign-ins, sessions, addresses, devices, keys, tokens, settings, messages and data exports. Records that they created show “Erased person”.',
  kept: 'What is kept, and why',
  keptAudit:
    'The audit log and the activity of alerts, with the name and the network address at that time: they prove who did what, and nobody can change them.',
  keptEvidence: 'Evidence cases and their custody: changing them would invalidate their signatures.',
  keptPilot:
    'An entry of the person as a pilot, with licences and the name on flights: flight records have to be kept. Delete the pilot under Pilots when the period has passed.',
  keptTexts:
    'Comments, notes and files of missions: they belong to the organisation. A name inside of a text is not searched for.',
  keptCopies:
    'Notifications of other users, reports and archives that were made before, and backups: until they expire.',
  started: 'The account was deleted, and the personal data is being erased',
})
