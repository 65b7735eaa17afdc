import { Tag } from 'antd'
import type { EvidenceCase } from '../../api/evidence'
import { evidenceText } from './messages'

const COLORS = { open: 'default', freezing: 'processing', frozen: 'blue' } as const

export const CaseState = ({ state }: Pick<EvidenceCase, 'state'>) => (
  <Tag color={COLORS[state]}>{evidenceText(state)}</Tag>
)
