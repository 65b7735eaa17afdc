import { catalogue } from '../shared/messages'

export const objectsText = catalogue('objects', {
  percent: '{class} {percent}',
})
