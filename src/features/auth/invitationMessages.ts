import { catalogue } from '../../shared/messages'

export const invitationText = catalogue('invitation', {
  invitationTitle: 'Your invitation',
  invitationHelp: 'Welcome, {name}. {tenant} invited you to {product}. Set a password for {email}, then log in.',
  invitationLoading: 'Loading your invitation…',
  invitationIncomplete: 'This link is incomplete. Open the full link from the e-mail.',
  invitationOver: 'An invitation works once and expires. Ask the person who invited you for a new one.',
  invitationAccepted: 'Your password is set. Log in to continue.',
  join: 'Set password',
  tryAgain: 'Try again',
})
