// Translates Ajv's findings into full sentences that do not name the field.
import { catalogue, type Message } from './messages'

export const validationText = catalogue('validation', {
  required: 'Enter a value',
  unknown: 'Remove this value. It is not accepted here.',
  tooShort: 'Use at least {limit, plural, one {# character} other {# characters}}',
  tooLong: 'Use at most {limit, plural, one {# character} other {# characters}}',
  tooFew: 'Choose at least {limit, plural, one {# entry} other {# entries}}',
  tooMany: 'Choose at most {limit, plural, one {# entry} other {# entries}}',
  repeated: 'Choose each entry only once',
  tooSmall: 'Use {limit} or more',
  tooLarge: 'Use {limit} or less',
  notAbove: 'Use more than {limit}',
  notBelow: 'Use less than {limit}',
  oneOf: 'Choose one of: {allowed}',
  exactly: 'Use {allowed}',
  pattern: 'Check the format',
  email: 'Enter a valid e-mail address',
  dateTime: 'Enter a valid date and time',
  uri: 'Enter a valid web address',
  id: 'Choose an existing entry',
  text: 'Enter text',
  number: 'Enter a number',
  integer: 'Enter a whole number',
  boolean: 'Choose yes or no',
  list: 'Enter a list',
  object: 'Enter a group of values',
  empty: 'Change at least one value',
  other: 'Check this value',
  several: 'Some values are not valid',
})

const FORMATS: Record<string, Message> = {
  email: validationText('email'),
  'date-time': validationText('dateTime'),
  uri: validationText('uri'),
  uuid: validationText('id'),
}

const TYPES: Record<string, Message> = {
  string: validationText('text'),
  number: validationText('number'),
  integer: validationText('integer'),
  boolean: validationText('boolean'),
  array: validationText('list'),
  object: validationText('object'),
}

/** @param keyword the failed JSON Schema keyword, with Ajv's `params` for it */
// oxlint-disable-next-line complexity -- one case for each keyword of JSON Schema
export function validationMessage(keyword: string, params: Record<string, unknown>): Message {
  const limit = Number(params['limit'])
  switch (keyword) {
    case 'required':
      return validationText('required')
    case 'additionalProperties':
      return validationText('unknown')
    case 'minLength':
      return limit === 1 ? validationText('required') : validationText('tooShort', { limit })
    case 'maxLength':
      return validationText('tooLong', { limit })
    case 'minItems':
      return validationText('tooFew', { limit })
    case 'maxItems':
      return validationText('tooMany', { limit })
    case 'uniqueItems':
      return validationText('repeated')
    case 'minimum':
      return validationText('tooSmall', { limit })
    case 'maximum':
      return validationText('tooLarge', { limit })
    case 'exclusiveMinimum':
      return validationText('notAbove', { limit })
    case 'exclusiveMaximum':
      return validationText('notBelow', { limit })
    case 'enum':
      return validationText('oneOf', { allowed: (params['allowedValues'] as unknown[]).join(', ') })
    case 'const':
      return validationText('exactly', { allowed: String(params['allowedValue']) })
    case 'pattern':
      return params['pattern'] === '\\S' ? validationText('required') : validationText('pattern')
    case 'format':
      return FORMATS[String(params['format'])] ?? validationText('pattern')
    case 'type':
      return TYPES[[params['type']].flat().map(String)[0] ?? ''] ?? validationText('other')
    case 'minProperties':
      return validationText('empty')
    default:
      return validationText('other')
  }
}
