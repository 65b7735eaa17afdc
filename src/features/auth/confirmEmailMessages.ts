import { catalogue } from '../../shared/messages'

export const confirmEmailText = catalogue('confirmEmail', {
  title: 'Confirm your new e-mail',
  help: 'After you confirm, all your sessions end. Log in with the new e-mail and your current password.',
  incomplete: 'This link is incomplete. Open the full link from the e-mail.',
  confirm: 'Confirm e-mail',
  confirmed: 'Your e-mail is confirmed. Log in to continue.',
})
