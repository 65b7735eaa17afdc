// Reads JSON bodies. Their text is looked at first: of few bytes, a parser can make very many values.
import type { FastifyInstance } from 'fastify'
import { AppError, badRequest, errorText } from '../core/errors'
import { httpText } from './messages'

/** Deeper than any schema of the contract. Validation and serialisation recurse, so deeper input could end them. */
const MAX_DEPTH = 64
/** A parser needs about 100 ms for them. A position of GeoJSON has three, so that a body of 1 MiB has room for less. */
const MAX_VALUES = 200_000

const QUOTE = 34
const COMMA = 44
const OPEN_LIST = 91
const BACKSLASH = 92
const CLOSE_LIST = 93
const LETTER_U = 117
const OPEN_OBJECT = 123
const CLOSE_OBJECT = 125

type Parser = ReturnType<FastifyInstance['getDefaultJsonParser']>

/** The parser of JSON for all routes. */
export function jsonParser(app: FastifyInstance): Parser {
  const parse = app.getDefaultJsonParser('error', 'error')
  return (request, body, done) => {
    try {
      assertParsable(body)
    } catch (error) {
      return done(error as Error)
    }
    return parse(request, body, done)
  }
}

/** Accepts JSON and nothing else: a form of another site can send text/plain without asking. */
export function acceptJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, jsonParser(app))
}

/**
 * Rejects JSON that cannot be handled further: too many values, deep nesting, and U+0000, which PostgreSQL cannot store in text.
 * @throws AppError 400, 413 for too many values
 */
export function assertParsable(json: string): void {
  let depth = 0
  let values = 0
  for (let at = 0; at < json.length; at++) {
    switch (json.charCodeAt(at)) {
      case QUOTE:
        at = endOfText(json, at)
        break
      case OPEN_OBJECT:
      case OPEN_LIST:
        depth++
        values++
        break
      case CLOSE_OBJECT:
      case CLOSE_LIST:
        depth--
        break
      case COMMA:
        values++
    }
    if (depth > MAX_DEPTH) throw badRequest(httpText('nestedTooDeeply'))
    if (values > MAX_VALUES) throw new AppError(413, httpText('tooManyValues', { limit: MAX_VALUES }))
  }
}

/** @param start of the opening quote @returns where the closing one is */
function endOfText(json: string, start: number): number {
  for (let at = start + 1; at < json.length; at++) {
    const character = json.charCodeAt(at)
    if (character === QUOTE) return at
    if (character !== BACKSLASH) continue
    at++
    if (json.charCodeAt(at) === LETTER_U && json.startsWith('0000', at + 1))
      throw badRequest(errorText('unsupportedCharacter'))
  }
  return json.length
}
