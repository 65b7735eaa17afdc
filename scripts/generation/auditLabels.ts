// Labels of audit actions for the browser, from `x-audit-label` of the operations.
import { operationsOf, type Spec } from '../../server/platform/contract/spec'
import { writeGenerated } from './output'

/** @throws when an action of the contract has no label, or two */
export async function writeAuditLabels(spec: Spec): Promise<void> {
  const labels = new Map<string, string>()
  const actions = new Set<string>()
  for (const { operation } of operationsOf(spec)) {
    const action = operation['x-audit']
    const label = operation['x-audit-label']
    if (action === undefined) continue
    actions.add(action)
    if (label === undefined) continue
    if (labels.has(action))
      throw new Error(`The action ${action} has two labels: remove x-audit-label from ${operation.operationId}`)
    labels.set(action, label)
  }
  const missing = [...actions].filter((action) => !labels.has(action))
  if (missing.length > 0) throw new Error(`Give these actions an x-audit-label: ${missing.join(', ')}`)
  const rows = [...labels]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([action, label]) => `'${action}': ${JSON.stringify(label)},`)
  await writeGenerated(
    'src/features/audit/actionLabels.gen.ts',
    `import { catalogue } from '../../shared/messages'

const labels = {
${rows.join('\n')}
} as const

export type OperationAction = keyof typeof labels

export const isOperationAction = (action: string): action is OperationAction => action in labels

/** What the audit log calls the actions of operations. */
export const operationActionText = catalogue('auditActions', labels)
`,
  )
}
