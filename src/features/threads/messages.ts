import { catalogue } from '../../shared/messages'

export const threadsText = catalogue('threadsPages', {
  elsewhere: 'Elsewhere in this mission',
  elsewhereNone:
    'No comments elsewhere in this mission. Photos, recordings, features, alerts, outcomes and places can have them.',
  place: 'Place {position}',
  feature: '{layer}, feature {index}',
  photo: 'Photo {name}',
  recording: 'Recording {name}',
  alert: 'Alert {name}',
  outcome: 'Outcome {name}',
  mission: 'Mission {name}',
  comments: '{count, plural, one {# comment} other {# comments}}',
  newComments: '{count} new',
  newest: '{author}: {text}',
  formerUser: 'Deleted user',
  backToMission: 'Comments on the mission',
  ofPlace: 'Comments on {place}',
  showOnMap: 'Show on map',
  nearHere: 'Comments near this spot',
  away: '{distance} away',
})
