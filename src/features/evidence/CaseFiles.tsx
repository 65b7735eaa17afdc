import { useState } from 'react'
import { Button, Flex, Typography } from 'antd'
import { useRemoveEvidenceItemMutation, type EvidenceCase, type EvidenceItem } from '../../api/evidence'
import { AddItems } from './AddItems'
import { evidenceText } from './messages'

const MS_PER_SECOND = 1000

interface CaseFilesProps {
  evidence: EvidenceCase
  contents: readonly EvidenceItem[]
}

/** What a case holds; it changes until it is frozen. */
export function CaseFiles({ evidence, contents }: CaseFilesProps) {
  const { _id: caseId, state, missionDeleted } = evidence
  const [remove, { isLoading }] = useRemoveEvidenceItemMutation()
  const [isAdding, setAdding] = useState(false)
  return (
    <section>
      <Flex justify="space-between" align="center" wrap gap={8}>
        <Typography.Title level={2} style={{ fontSize: 16, margin: 0 }}>
          {evidenceText('contents')}
        </Typography.Title>
        {state === 'open' && !missionDeleted && (
          <Button onClick={() => setAdding(true)}>{evidenceText('addFiles')}</Button>
        )}
      </Flex>
      {state === 'open' && contents.length > 0 && (
        <Typography.Text type="secondary">{evidenceText('heldHelp')}</Typography.Text>
      )}
      {contents.length === 0 && <Typography.Text type="secondary">{evidenceText('noFiles')}</Typography.Text>}
      <ul style={{ listStyle: 'none', padding: 0, margin: '8px 0 0' }}>
        {contents.map(({ _id, kind, name, fromMs, untilMs, isWithheld }) => (
          <li key={_id}>
            <Flex justify="space-between" align="center" gap={8} style={{ minHeight: 36 }}>
              <span style={{ overflowWrap: 'anywhere' }}>
                {isWithheld ? evidenceText('withheld') : name}{' '}
                <Typography.Text type="secondary">
                  {evidenceText(kind)}
                  {fromMs !== null &&
                    untilMs !== null &&
                    ` · ${evidenceText('clip', { from: fromMs / MS_PER_SECOND, until: untilMs / MS_PER_SECOND })}`}
                </Typography.Text>
              </span>
              {state === 'open' && (
                <Button
                  type="text"
                  size="small"
                  disabled={isLoading}
                  aria-label={evidenceText('removeFile', { name: isWithheld ? evidenceText(kind) : name })}
                  onClick={() => void remove({ caseId, evidenceItemId: _id })}
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
