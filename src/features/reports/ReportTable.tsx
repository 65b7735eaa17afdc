import { useState } from 'react'
import { Button, Input, Table, Typography, type TableColumnsType } from 'antd'
import type { Report, ReportRow } from '../../api/report'
import { formatNumber } from '../../shared/messages'
import { reportText } from './messages'
import { measureLabel } from './reportParams'

const PAGE_SIZE = 50
const SQUARE_METRES_PER_HECTARE = 10_000

interface ReportTableProps {
  report: Report
  selected: string | null
  onSelect: (name: string | null) => void
}

/** The rows of a report, sorted by any column. A row is selected on the map by its button. */
export function ReportTable({ report: { rows, measures, baseLayer }, selected, onSelect }: ReportTableProps) {
  const [search, setSearch] = useState('')
  const found = rows.filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase()))
  const columns: TableColumnsType<ReportRow> = [
    {
      key: 'name',
      title: reportText('columnName'),
      sorter: (a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }),
      render: (_, { name }) => (
        <Button
          type="link"
          size="small"
          className="report-name"
          aria-pressed={name === selected}
          onClick={() => onSelect(name === selected ? null : name)}
        >
          {name}
        </Button>
      ),
    },
    {
      key: 'hectares',
      title: reportText('columnHectares'),
      align: 'right',
      responsive: ['sm'],
      sorter: (a, b) => a.squareMetres - b.squareMetres,
      render: (_, { squareMetres }) =>
        formatNumber(squareMetres / SQUARE_METRES_PER_HECTARE, { maximumFractionDigits: 2 }),
    },
    ...measures.map((measure, index) => ({
      key: measure,
      title: measureLabel(measure),
      align: 'right' as const,
      sorter: (a: ReportRow, b: ReportRow) => (a.now[index] ?? 0) - (b.now[index] ?? 0),
      render: (_: unknown, { now, before }: ReportRow) => (
        <>
          {formatNumber(now[index] ?? 0)}{' '}
          <Typography.Text type="secondary">
            {reportText('before', { number: formatNumber(before[index] ?? 0) })}
          </Typography.Text>
        </>
      ),
    })),
  ]
  return (
    <section aria-label={reportText('table')}>
      <Input.Search
        allowClear
        aria-label={reportText('search')}
        placeholder={reportText('search')}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        style={{ width: 260, maxWidth: '100%', marginBottom: 8 }}
      />
      <Table<ReportRow>
        key={baseLayer._id}
        size="small"
        rowKey="name"
        columns={columns}
        dataSource={found}
        scroll={{ x: 'max-content' }}
        rowClassName={({ name }) => (name === selected ? 'ant-table-row-selected' : '')}
        pagination={{ pageSize: PAGE_SIZE, hideOnSinglePage: true, showSizeChanger: false }}
        locale={{ emptyText: reportText('noMatch') }}
      />
    </section>
  )
}
