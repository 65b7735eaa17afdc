// What the pages for people who are not logged in have in common.
import { catalogue } from '../messages'

export const guestText = catalogue('guest', {
  title: '{page} · Aerie',
  promise: 'Missions, live video, maps and alerts of all your drones, on one clock.',
  close: 'Close',
  email: 'E-mail',
  password: 'Password',
  emailRequired: 'Please input your E-mail!',
  emailInvalid: 'The input is not valid E-mail!',
  passwordRequired: 'Please input your Password!',
})
