import type { ReactNode } from 'react'
import { Checkbox, Card, Flex, Typography } from 'antd'
import type { To } from 'react-router-dom'
import { Link } from '../Link'
import { sharedText } from '../sharedText'
import type { Selection } from './selection'

/** Content of a card besides the name. */
export interface RowCard<Row> {
  /** To the right of the name, such as a status. */
  mark?: (row: Row) => ReactNode
  /** Below the name. */
  detail: (row: Row) => ReactNode
}

interface CardListProps<Row> {
  rows: readonly Row[]
  name: (row: Row) => string
  path?: (row: Row) => To
  card: RowCard<Row>
  selection?: Selection<Row>
  /** Menu at the end of a row. */
  rowMenu?: (row: Row) => ReactNode
}

/** Rows as cards, for narrow screens. */
export function CardList<Row extends { _id: string }>(props: CardListProps<Row>) {
  const { rows, name, path, card, selection, rowMenu } = props
  return (
    <Flex component="ul" vertical gap={8} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {rows.map((row) => (
        <li key={row._id}>
          <Card size="small">
            <Flex align="flex-start" gap={12}>
              {selection && (
                <Checkbox
                  aria-label={sharedText('selectRow', { name: name(row) })}
                  disabled={!selection.canSelect(row)}
                  checked={selection.selectedIds.includes(row._id)}
                  onChange={({ target }) => {
                    const others = selection.selectedIds.filter((id) => id !== row._id)
                    selection.onSelect(target.checked ? [...others, row._id] : others)
                  }}
                />
              )}
              <div style={{ flex: 1, overflowWrap: 'anywhere', fontWeight: 500, minWidth: 0, minHeight: 24 }}>
                {path ? <Link to={path(row)}>{name(row)}</Link> : name(row)}
              </div>
              {card.mark?.(row)}
              {rowMenu?.(row)}
            </Flex>
            <Typography.Text type="secondary" style={{ overflowWrap: 'anywhere' }}>
              {card.detail(row)}
            </Typography.Text>
          </Card>
        </li>
      ))}
    </Flex>
  )
}
