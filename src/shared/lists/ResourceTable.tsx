import type { ReactNode } from 'react'
import { Table, type TableColumnType } from 'antd'
import { useNavigate, type To } from 'react-router-dom'
import { Link } from '../Link'
import { sharedText } from '../sharedText'
import { opensRow } from './opensRow'
import { pointsAt } from './pointsAt'
import type { Selection } from './selection'

export interface Column<Row> {
  /** The sort value of the column, if it can be sorted. */
  key: string
  title: string
  width?: number | string
  align?: 'right'
  /** The server can sort by it: `key` ascending, `-key` descending. */
  isSortable?: boolean
  /** Shows the row's name as a link to its page, before what `render` returns. */
  isLink?: boolean
  render?: (row: Row) => ReactNode
}

interface ResourceTableProps<Row> {
  rows: Row[]
  name: (row: Row) => string
  path?: (row: Row) => To
  columns: Column<Row>[]
  sort?: string
  /** Required if a column can be sorted. */
  onSort?: (sort: string) => void
  /** Rows for other arguments are loading. */
  isBusy?: boolean
  selection?: Selection<Row>
  /** Menu at the end of a row. */
  rowMenu?: (row: Row) => ReactNode
  pointing?: Pointing
}

/** The row that the user points at, here or in another view of the rows, such as a map. */
export interface Pointing {
  activeId: string | null
  /** Called with the row under the pointer or with the focus, and with null when it is left. */
  onPoint: (id: string | null) => void
}

const MENU_WIDTH = 56
/** Keeps a name of usual length on one or two lines beside many other columns. */
const NAME_MIN_WIDTH = 200

export function ResourceTable<Row extends { _id: string }>(props: ResourceTableProps<Row>) {
  const { rows, name, path, columns, sort, onSort, isBusy, selection, rowMenu, pointing } = props
  const navigate = useNavigate()

  const toTableColumn = ({ key, isSortable, isLink, render, ...rest }: Column<Row>): TableColumnType<Row> => ({
    ...rest,
    key,
    ...(isLink && { minWidth: NAME_MIN_WIDTH }),
    ...(isSortable && { sorter: true, sortOrder: orderOf(key, sort) }),
    render: (_, row) => (
      <>
        {isLink && path && (
          <Link to={path(row)} style={{ overflowWrap: 'anywhere', fontWeight: 500 }}>
            {name(row)}
          </Link>
        )}
        {render?.(row)}
      </>
    ),
  })

  return (
    <Table<Row>
      size="small"
      rowKey="_id"
      columns={[...columns.map(toTableColumn), ...(rowMenu ? [menuColumn(rowMenu)] : [])]}
      dataSource={rows}
      loading={isBusy}
      pagination={false}
      // The server sorts, and there is always an order.
      sortDirections={['ascend', 'descend', 'ascend']}
      showSorterTooltip={false}
      onChange={(_page, _filters, sorter) => {
        const { columnKey, order } = Array.isArray(sorter) ? {} : sorter
        if (columnKey !== undefined) onSort?.(`${order === 'descend' ? '-' : ''}${String(columnKey)}`)
      }}
      {...((path || pointing) && {
        onRow: (row: Row) => ({
          ...(path && opensRow(() => void navigate(path(row)))),
          ...(pointing && pointsAt(row._id, pointing.onPoint)),
        }),
      })}
      {...(pointing && {
        rowClassName: ({ _id }: Row) => (_id === pointing.activeId ? 'ant-table-row-selected' : ''),
      })}
      {...(selection && {
        rowSelection: {
          selectedRowKeys: [...selection.selectedIds],
          onChange: (keys) => selection.onSelect(keys.map(String)),
          getTitleCheckboxProps: () => ({ 'aria-label': sharedText('selectAllRows') }),
          getCheckboxProps: (row: Row) => ({
            'aria-label': sharedText('selectRow', { name: name(row) }),
            disabled: !selection.canSelect(row),
          }),
        },
      })}
    />
  )
}

const menuColumn = <Row,>(rowMenu: (row: Row) => ReactNode): TableColumnType<Row> => ({
  key: 'menu',
  title: <span className="visually-hidden">{sharedText('rowActions')}</span>,
  width: MENU_WIDTH,
  align: 'right',
  render: (_, row) => rowMenu(row),
})

function orderOf(key: string, sort: string | undefined): 'ascend' | 'descend' | null {
  if (sort === key) return 'ascend'
  return sort === `-${key}` ? 'descend' : null
}
