// Says in words what a row policy permits.
import type { Policy, Role } from './readTables'

const SUBJECTS: Record<Role, string> = {
  aerie_tenant: 'Tenants',
  aerie_client: 'Clients',
  aerie_visitor: 'Visitors',
  aerie_platform: 'The platform',
  aerie_search: 'Searches',
  aerie_features: 'Searches by place',
}

const VERBS: Record<Policy['command'], string> = {
  all: 'see and change',
  select: 'see',
  insert: 'add',
  update: 'change',
  delete: 'delete',
}

const OWN_TENANT = /^\(?tenant_id = \( ?SELECT current_tenant\(\) AS current_tenant\)\)?$/

/** Conditions in the form in which PostgreSQL writes them, and their words. */
const CONDITIONS: [RegExp, (match: RegExpExecArray) => string][] = [
  [OWN_TENANT, () => 'of the own tenant'],
  [/^\(?id = \( ?SELECT current_tenant\(\) AS current_tenant\)\)?$/, () => 'that are the own tenant'],
  [/^\(?tenant_id IS NULL\)?$/, () => 'without a tenant'],
  [/^\(?deleted_at IS NULL\)?$/, () => 'not in the trash'],
  [/^\(?client_id = \( ?SELECT current_client\(\) AS current_client\)\)?$/, () => 'of the own client'],
  [/^\(?\( ?SELECT current_client\(\) AS current_client\) IS NOT NULL\)?$/, () => 'in a session of a client'],
  [/^\(? ?SELECT client_watches_live\(\) AS client_watches_live\)?$/, () => 'if the client may watch live video'],
  [/^(client_visible|enabled)$/, (match) => `with \`${match[1]}\``],
  [/^\(?(\w+) (=|<>) '([^']*)'::text\)?$/, (match) => `with \`${match[1]}\` ${match[2]} \`${match[3]}\``],
  [/^\(?(\w+) = ANY \(ARRAY\[([^\]]*)\]\)\)?$/, (match) => `with \`${match[1]}\` among ${textsOf(match[2] ?? '')}`],
  [
    /^\(?(\w+) = ANY \(ARRAY\( SELECT (\w+)\.(\w+)\s+FROM (\w+)\)\)\)?$/,
    (match) => `whose \`${match[1]}\` is the \`${match[3]}\` of a visible \`${match[2]}\``,
  ],
  [
    /^\(?(\w+) = ANY \(ARRAY\( SELECT unnest\(ARRAY\[([^\]]*)\]\) AS unnest FROM (\w+)\)\)\)?$/,
    (match) => `whose \`${match[1]}\` is one of ${columnsOf(match[2] ?? '')} of a visible \`${match[3]}\``,
  ],
  [
    /^\(?mission_id = ANY \( ?CASE WHEN is_shown_to_clients THEN \( SELECT missions_showing\('(\w+)'/,
    (match) =>
      `if the mission shows the client all \`${match[1]}\`, or those with \`is_shown_to_clients\` and this is one`,
  ],
  [
    /^CASE kind WHEN '\w+'::text THEN \(mission_id = ANY \( ?CASE WHEN is_shown_to_clients/,
    () =>
      'if the mission shows the client all files of this `kind`, or those with `is_shown_to_clients` and this is one',
  ],
  [
    /^\(?(\w+) = ANY \(ARRAY\( SELECT client_mission\.mission_id\s+FROM client_mission\s+WHERE (.+)\)\)\)?$/,
    (match) => `of a mission that is shared with \`${withoutTable(match[2] ?? '')}\``,
  ],
]

const columnsOf = (list: string): string =>
  list
    .split(', ')
    .map((column) => `\`${column.replace(/^\w+\./, '')}\``)
    .join(', ')

const textsOf = (list: string): string => [...list.matchAll(/'([^']*)'/g)].map((match) => `\`${match[1]}\``).join(', ')

const withoutTable = (condition: string): string =>
  condition
    .replaceAll('client_mission.', '')
    .replaceAll('::text', '')
    .replace(/^\((.*)\)$/, '$1')

/** The sentence of a policy. It ends with "if the condition below holds" where words for a part are missing. */
export function policyText({ role, command, using, check }: Policy): string {
  const condition = (using ?? check ?? 'true').replace(/\s+/g, ' ').trim()
  const subject = SUBJECTS[role]
  if (condition === 'false') return `${subject} ${inNumber(role, VERBS[command])} no rows.`
  const start = `${subject} ${inNumber(role, VERBS[command])}`
  if (condition === 'true' || condition.includes('CURRENT_USER')) return `${start} all rows.`
  const parts = partsOf(condition, ' AND ')
  const words = parts.map(conditionText)
  const known = words.filter((text) => text !== undefined)
  const rest = known.length < parts.length ? ', if the condition below holds' : ''
  return `${start} rows ${known.join(', ')}${rest}.`.replace('rows ,', 'rows,')
}

const inNumber = (role: Role, verbs: string): string =>
  role === 'aerie_platform' ? verbs.replace(/\b(see|change|add|delete)\b/g, '$1s') : verbs

function conditionText(condition: string): string | undefined {
  const alternatives = partsOf(condition, ' OR ')
  if (alternatives.length > 1) {
    const words = alternatives.map(conditionText)
    return words.includes(undefined) ? undefined : words.join(' or ')
  }
  for (const [pattern, textOf] of CONDITIONS) {
    const match = pattern.exec(condition)
    if (match) return textOf(match)
  }
  return undefined
}

/** Parts of a condition that are joined by an operator outside of parentheses. */
function partsOf(condition: string, operator: ' AND ' | ' OR '): string[] {
  const inner = withoutOuterParentheses(condition)
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (let place = 0; place < inner.length; place++) {
    if (inner[place] === '(') depth++
    if (inner[place] === ')') depth--
    if (depth === 0 && inner.startsWith(operator, place)) {
      parts.push(inner.slice(start, place))
      start = place + operator.length
    }
  }
  parts.push(inner.slice(start))
  return parts.map(withoutOuterParentheses)
}

function withoutOuterParentheses(text: string): string {
  if (!text.startsWith('(')) return text
  let depth = 0
  for (let place = 0; place < text.length; place++) {
    if (text[place] === '(') depth++
    if (text[place] === ')') depth--
    if (depth === 0) return place === text.length - 1 ? text.slice(1, -1) : text
  }
  return text
}
