import { catalogue } from '../shared/messages'

export const mapMessageText = catalogue('mapMessage', {
  send: 'Send picture',
  title: 'Send picture of the map',
  to: 'Thread',
  mission: 'Mission',
  alert: 'Alert: {name}',
  outcome: 'Outcome of {time}',
  outcomeSaved: 'Outcome saved {time}',
  text: 'Comment',
  help: 'The picture becomes a document of the mission, in the folder {folder}. The comment links to it and to this view of the map.',
  folder: 'Map pictures',
  view: 'View: {link}',
  picture: 'Picture {name}: {link}',
  sent: 'Picture sent',
  failed: 'The picture could not be sent. Check your connection and try again.',
  commentFailed: 'The picture is a document of the mission now, but the comment could not be written: {reason}',
  close: 'Close',
})
