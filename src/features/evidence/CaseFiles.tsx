import { useState } from 'react'
import { Button, Flex, Typography } from 'antd'
import { useRemoveEvidenceItemMutation, type EvidenceCase, type EvidenceItem } from '../../api/evidence'
import { Link } from '../../shared/Link'
import { AddItems } from './AddItems'
import { evidenceText } from './messages'
import { originalPath } from './originalPath'

const MS_PER_SECOND = 1000

interface CaseFilesProps {
  evidence: EvidenceCase
  contents: readonly EvidenceItem[]
  /** Whether the user may see every item, and so may change the case. */
  isWhole: boolean
}

/** What a case holds; it changes until it is frozen. */
export function CaseFiles({ evidence, contents, isWhole }: CaseFilesProps) {
  const { _id: caseId, state, missionDeleted } = evidence
  const [remove, { isLoading }] = useRemoveEvidenceItemMutation()
  const [isAdding, setAdding] = useState(false)
  const isChangeable = state === 'open' && isWhole
  return (
    <section>
      <Flex justify="space-between" align="center" wrap gap={8}>
        <Typography.Title level={2} style={{ fontSize: 16, margin: 0 }}>
          {evidenceText('contents')}
        </Typography.Title>
        {isChangeable && !missionDeleted && <Button onClick={() => setAdding(true)}>{evidenceText('addFiles')}</Button>}
      </Flex>
      {state === 'open' && contents.length > 0 && (
        <Typography.Text type="secondary">{evidenceText('heldHelp')}</Typography.Text>
      )}
      {contents.length === 0 && <Typography.Text type="secondary">{evidenceText('noFiles')}</Typography.Text>}
      <ul style={{ listStyle: 'none', padding: 0, margin: '8px 0 0' }}>
        {contents.map((item) => (
          <li key={item._id}>
            <Flex justify="space-between" align="center" gap={8} style={{ minHeight: 36 }}>
              <ItemName evidence={evidence} item={item} />
              {isChangeable && (
                <Button
                  type="text"
                  size="small"
                  disabled={isLoading}
                  aria-label={evidenceText('removeFile', { name: item.name || evidenceText(item.kind) })}
                  onClick={() => void remove({ caseId, evidenceItemId: item._id })}
                >
                  {evidenceText('remove')}
                </Button>
              )}
            </Flex>
          </li>
        ))}
      </ul>
      {isAdding && <AddItems evidence={evidence} onClose={() => setAdding(false)} />}
    </section>
  )
}

/** Name and kind of an item, with a link to its original unless the mission is in the trash. */
function ItemName({ evidence: { missionId, missionDeleted }, item }: { evidence: EvidenceCase; item: EvidenceItem }) {
  const { kind, name, fromMs, untilMs, isWithheld } = item
  const to = missionDeleted ? undefined : originalPath(missionId, item)
  const isClip = fromMs !== null && untilMs !== null
  const range = isClip ? { from: fromMs / MS_PER_SECOND, until: untilMs / MS_PER_SECOND } : undefined
  const shown = isWithheld ? evidenceText('withheld') : name
  return (
    <span style={{ overflowWrap: 'anywhere' }}>
      {to === undefined ? shown : <Link to={to}>{shown}</Link>}{' '}
      <Typography.Text type="secondary">
        {evidenceText(kind)}
        {range && ` · ${evidenceText('clip', range)}`}
      </Typography.Text>
    </span>
  )
}
