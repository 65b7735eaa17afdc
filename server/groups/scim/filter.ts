// Filters and paths by RFC 7644, sections 3.4.2.2 and 3.5.2. The reader of the library is not used: it takes exponential time for
// an unterminated text, accepts a comparison without a value, and cannot read a quotation mark within a text.
import { ScimError } from '../../platform/http/scim'
import { normalName } from './attributes'
import { scimText } from './messages'

export type Operator = 'eq' | 'ne' | 'co' | 'sw' | 'ew' | 'gt' | 'ge' | 'lt' | 'le' | 'pr'

export interface Comparison {
  kind: 'comparison'
  /** In lower case; `emails[type eq "work"]` compares `emails.type`. */
  name: string
  operator: Operator
  /** Undefined for `pr`. */
  value: string | number | boolean | null | undefined
}

export type Filter =
  | Comparison
  | { kind: 'and' | 'or'; parts: readonly [Filter, Filter] }
  | { kind: 'not'; part: Filter }

/** `emails[type eq "work"].value`. */
export interface AttributePath {
  /** In lower case, without the part after the brackets. */
  name: string
  filter?: Filter
  /** The part after the brackets, in lower case. */
  sub?: string
}

const OPERATORS: readonly string[] = ['eq', 'ne', 'co', 'sw', 'ew', 'gt', 'ge', 'lt', 'le', 'pr']
const MAX_COMPARISONS = 50
const MAX_SHOWN = 40

const SPACE = /\s*/y
const TEXT = /"(?:[^"\\]|\\.)*"/sy
const LITERAL = /-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?(?![\w.])|(?:true|false|null)(?!\w)/iy
const NAME = /[a-z$][\w$:.-]*/iy

/** @throws ScimError 400 invalidFilter */
export function parseFilter(text: string): Filter {
  const reader = new Reader(text)
  const filter = reader.anyOf('')
  reader.end()
  return filter
}

/** @throws ScimError 400 invalidPath, or invalidFilter within the brackets */
export function parsePath(text: string): AttributePath {
  const open = text.indexOf('[')
  if (open < 0) return { name: normalName(text) }
  const close = text.lastIndexOf(']')
  const rest = /^(?:\.([\w$-]+))?$/.exec(close < open ? ' ' : text.slice(close + 1))
  if (!rest) throw new ScimError(400, 'invalidPath', scimText('unknownPath', { path: text.slice(0, 200) }))
  const filter = parseFilter(text.slice(open + 1, close))
  const sub = rest[1]?.toLowerCase()
  return { name: normalName(text.slice(0, open)), filter, ...(sub !== undefined && { sub }) }
}

/** All comparisons of a filter. */
export function comparisonsOf(filter: Filter): Comparison[] {
  if (filter.kind === 'comparison') return [filter]
  return filter.kind === 'not' ? comparisonsOf(filter.part) : filter.parts.flatMap(comparisonsOf)
}

class Reader {
  private at = 0
  private comparisons = 0

  constructor(private readonly text: string) {}

  anyOf(prefix: string): Filter {
    let found = this.allOf(prefix)
    while (this.takeWord('or')) found = { kind: 'or', parts: [found, this.allOf(prefix)] }
    return found
  }

  end(): void {
    this.take(SPACE)
    if (this.at < this.text.length) this.fail()
  }

  private allOf(prefix: string): Filter {
    let found = this.one(prefix)
    while (this.takeWord('and')) found = { kind: 'and', parts: [found, this.one(prefix)] }
    return found
  }

  private one(prefix: string): Filter {
    if (this.takeMark('(')) return this.group(prefix)
    if (this.takeWord('not')) {
      if (!this.takeMark('(')) this.fail()
      return { kind: 'not', part: this.group(prefix) }
    }
    const name = normalName(this.take(NAME) ?? this.fail())
    if (prefix === '' && this.takeMark('[')) {
      const inside = this.anyOf(`${name}.`)
      if (!this.takeMark(']')) this.fail()
      return inside
    }
    return this.comparison(prefix + name)
  }

  private group(prefix: string): Filter {
    const inside = this.anyOf(prefix)
    if (!this.takeMark(')')) this.fail()
    return inside
  }

  private comparison(name: string): Comparison {
    this.comparisons += 1
    if (this.comparisons > MAX_COMPARISONS) {
      throw new ScimError(400, 'invalidFilter', scimText('filterTooLong', { limit: MAX_COMPARISONS }))
    }
    const operator = this.take(NAME)?.toLowerCase() ?? this.fail()
    if (!OPERATORS.includes(operator)) this.fail(operator.length)
    const value = operator === 'pr' ? undefined : this.value()
    return { kind: 'comparison', name, operator: operator as Operator, value }
  }

  private value(): string | number | boolean | null {
    const text = this.take(TEXT)
    const literal = text ?? this.take(LITERAL)?.toLowerCase() ?? this.fail()
    try {
      return JSON.parse(literal) as string | number | boolean | null
    } catch {
      return this.fail(literal.length)
    }
  }

  private takeMark(mark: string): boolean {
    this.take(SPACE)
    if (this.text[this.at] !== mark) return false
    this.at += 1
    return true
  }

  /** @param word `and`, `or` or `not` */
  private takeWord(word: string): boolean {
    this.take(SPACE)
    const next = this.text.slice(this.at, this.at + word.length)
    if (next.toLowerCase() !== word || /[\w$:.-]/.test(this.text[this.at + word.length] ?? '')) return false
    this.at += word.length
    return true
  }

  private take(pattern: RegExp): string | undefined {
    if (pattern !== SPACE) this.take(SPACE)
    pattern.lastIndex = this.at
    const found = pattern.exec(this.text)?.[0]
    this.at += found?.length ?? 0
    return found
  }

  private fail(taken = 0): never {
    const rest = this.text.slice(this.at - taken, this.at - taken + MAX_SHOWN)
    throw new ScimError(400, 'invalidFilter', scimText('filterSyntax', { rest }))
  }
}
