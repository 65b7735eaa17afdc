import { catalogue } from '../../platform/core/messages'

export const alertWebhookText = catalogue('alertWebhook', {
  saved: 'Webhook saved',
  tokenCreated: 'Token created. Copy it now: it is not shown again.',
  tokenRevoked: 'Token revoked',
  accepted: 'Alert accepted',
  changedElsewhere: 'Someone else changed the webhook. Reload it before you save.',
  notSetUp: 'Choose a mission and save the webhook first',
  noDelivery: 'This delivery is no longer kept. Choose a newer one.',
  noToken: 'The webhook has no token',
  refused: 'This token is not valid. Create a new one in the settings of the webhook.',
  tooMany: 'The webhook received more than {limit} deliveries in a minute. Send the delivery again later.',
  missing: 'The delivery has no value at {pointer}. Change the mapping of the {field}, or send the value.',
  notText: 'The value at {pointer} is neither text nor a number. Change the mapping of the {field}.',
  empty: 'The value at {pointer} is empty. Change the mapping of the {field}, or send a value.',
  unknownSeverity: 'The value at {pointer} is no severity. Send info, low, medium, high or critical.',
  badPosition: 'The value at {pointer} is no {field} in degrees',
  halfPosition: 'Enter both the latitude and the longitude, or neither',
  badTime: 'The value at {pointer} is no time. Send ISO 8601, or seconds or milliseconds since 1970.',
  futureTime: 'The time at {pointer} is in the future. Check the clock of the sender.',
  missionGone: 'The mission of the webhook was deleted. Choose another mission in its settings.',
})

export const mappedFieldText = catalogue('alertWebhookField', {
  title: 'title',
  description: 'description',
  kind: 'kind',
  severity: 'severity',
  lat: 'latitude',
  long: 'longitude',
  time: 'time',
  dedupeKey: 'duplicate key',
})
