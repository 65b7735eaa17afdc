import type { ReactNode } from 'react'
import { Descriptions } from 'antd'
import './facts.css'

interface FactsProps {
  items: { key: string; label: string; children: ReactNode }[]
  /** Columns on wide screens; tablets have two and phones one. */
  columns?: 2 | 4
}

/** Facts about a record, each below its label. */
export const Facts = ({ items, columns = 2 }: FactsProps) => (
  <Descriptions
    className="facts"
    size="small"
    layout="vertical"
    colon={false}
    column={{ xs: 1, sm: 2, lg: columns }}
    items={items}
  />
)
