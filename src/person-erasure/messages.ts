import { catalogue } from '../shared/messages'

export const personErasureText = catalogue('personErasure', {
  erase: 'Erase personal data',
  eraseOf: 'Erase personal data of {name}',
  title: 'Erase the personal data of this person?',
  warning:
    '{name} is signed out, the account is deleted, and everything about the person is erased for good: e-mail address, picture, sign-ins, sessions, addresses, devices, keys, tokens, settings, messages, notifications and data exports. Records that they created show “Erased person”.',
  kept: 'What is kept, and why',
  keptAudit:
    'The audit log and the activity of alerts, with the name and the network address at that time: they prove who did what, and nobody can change them.',
  keptEvidence: 'Evidence cases and their custody: changing them would invalidate their signatures.',
  keptPilot:
    'An entry of the person as a pilot, with licences and the name on flights: flight records have to be kept. Erase it here too, or later, when the period has passed.',
  keptTexts:
    'Comments, notes, drawings, shared video walls and files of missions: they belong to the organisation. A name inside of a text is not searched for.',
  keptNotifications: 'Notifications that tell others of flights to which the person was assigned, with the name.',
  keptCopies:
    'Mails and webhooks that were sent, reports and archives that were made before, and backups: until they expire.',
  erasesPilot: 'Also erase the entry as a pilot: replace the name on flights, and delete licences and contact data',
  started: 'The account was deleted, and the personal data is being erased',
})
