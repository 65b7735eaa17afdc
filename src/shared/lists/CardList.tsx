import type { ReactNode } from 'react'
import { Card, Flex, Typography } from 'antd'
import { Link } from 'react-router-dom'

interface CardListProps<Row> {
  rows: Row[]
  link: (row: Row) => string
  name: (row: Row) => string
  mark?: (row: Row) => ReactNode
  detail: (row: Row) => ReactNode
}

/** A list where there is no room for a table: each row a card that leads to it. */
export function CardList<Row extends { _id: string }>({ rows, link, name, mark, detail }: CardListProps<Row>) {
  return (
    <Flex component="ul" vertical gap={8} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {rows.map((row) => (
        <li key={row._id}>
          <Card size="small">
            <Flex justify="space-between" align="flex-start" gap={12}>
              <Link to={link(row)} style={{ overflowWrap: 'anywhere', fontWeight: 500, minWidth: 0, minHeight: 24 }}>
                {name(row)}
              </Link>
              {mark?.(row)}
            </Flex>
            <Typography.Text type="secondary" style={{ overflowWrap: 'anywhere' }}>
              {detail(row)}
            </Typography.Text>
          </Card>
        </li>
      ))}
    </Flex>
  )
}
