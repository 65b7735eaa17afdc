// Texts shared by the pages for users who are not logged in.
import { catalogue } from '../messages'

export const guestText = catalogue('guest', {
  title: '{page} · {product}',
  promise: 'Missions, live video, maps and alerts of all your drones in one place',
  close: 'Close',
  email: 'E-mail',
  password: 'Password',
  emailRequired: 'Please input your E-mail!',
  emailInvalid: 'The input is not valid E-mail!',
  passwordRequired: 'Please input your Password!',
})
