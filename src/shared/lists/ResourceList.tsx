import { useState, type ReactNode } from 'react'
import type { To } from 'react-router-dom'
import { PageHeader } from '../PageHeader'
import { ErrorState } from '../states/ErrorState'
import { RowsSkeleton } from '../states/RowsSkeleton'
import { useIsPhone } from '../useIsPhone'
import { BulkBar } from './BulkBar'
import { CardList, type RowCard } from './CardList'
import { ExportButton } from './ExportButton'
import { ListPager } from './ListPager'
import { ListToolbar, type ToolbarProps } from './ListToolbar'
import { NoRows, type Empty } from './NoRows'
import { RefreshFailed } from './RefreshFailed'
import { ResourceTable, type Column, type Pointing } from './ResourceTable'

const SKELETON = { rows: 10, height: 40 }

interface CommonProps<Row> extends ToolbarProps {
  /** Without it there is no page header, as in a tab of a page. */
  title?: string
  detail?: ReactNode
  /** Buttons of the page header. The primary one comes last. */
  actions?: ReactNode
  /** Address of the CSV export with the current filters. Without it there is no export button. */
  exportHref?: string
  /** Shown between the page header and the toolbar. */
  banner?: ReactNode
  /** Result of the RTK Query hook of the list. */
  query: {
    data?: { data: { items: Row[]; total: number } }
    /** Undefined while rows for other arguments than the current ones are shown. */
    currentData?: unknown
    error?: { message?: string }
    refetch: () => unknown
  }
  /** Shown if there are no rows and no filters: explains the list and offers the first action. */
  empty: Empty
  /** Title if no row matches the filters. */
  noMatch: string
  skeleton?: { rows: number; height: number }
}

interface RowProps<Row> {
  /** Text that identifies a row: the link to its page, and the name of its checkbox. */
  name: (row: Row) => string
  /** Page of a row, opened by its link or by a click on the row. Without it rows are not clickable. */
  path?: (row: Row) => To
  columns: Column<Row>[]
  /** A row on narrow screens. */
  card: RowCard<Row>
  /** Actions for the selected rows. Without it rows cannot be selected. */
  bulkActions?: (selected: Row[], clearSelection: () => void) => ReactNode
  /** Rows that can be selected; by default all. */
  canSelect?: (row: Row) => boolean
  /** Menu of a row: in the last column, or on its card. */
  rowMenu?: (row: Row) => ReactNode
  /** For a view of the rows beside the table. */
  pointing?: Pointing
}

/** A list with its own layout of rows, such as a gallery. */
interface CustomRows<Row> {
  renderRows: (rows: Row[]) => ReactNode
}

type ResourceListProps<Row> = CommonProps<Row> & (RowProps<Row> | CustomRows<Row>)

/**
 * List page of a resource: header, search, filters, sorting, paging, table (cards on a phone), selection, CSV export, and the
 * states loading, failed, empty, no match, and out of date.
 */
export function ResourceList<Row extends { _id: string }>(props: ResourceListProps<Row>) {
  const { title, detail, actions, exportHref, banner, list } = props
  return (
    <>
      {title !== undefined && (
        <PageHeader
          title={title}
          detail={detail}
          actions={
            (exportHref || actions) && (
              <>
                {exportHref && <ExportButton href={exportHref} />}
                {actions}
              </>
            )
          }
        />
      )}
      {banner}
      <ListToolbar
        list={list}
        searchLabel={props.searchLabel}
        filters={props.filters}
        sortLabels={props.sortLabels}
        hasColumnHeaders={!('renderRows' in props)}
      />
      <Content {...props} />
    </>
  )
}

function Content<Row extends { _id: string }>(props: ResourceListProps<Row>) {
  const { query, list, skeleton = SKELETON } = props
  const { data, currentData, error, refetch } = query
  const retry = () => void refetch()

  if (error && !currentData) return <ErrorState message={error.message} onRetry={retry} />
  if (!data) return <RowsSkeleton {...skeleton} />
  const { items, total } = data.data
  if (items.length === 0) return <NoRows list={list} total={total} empty={props.empty} noMatch={props.noMatch} />
  return (
    <>
      {error && <RefreshFailed message={error.message} onRetry={retry} />}
      {'renderRows' in props ? props.renderRows(items) : <Rows {...props} rows={items} />}
      <ListPager view={list.view} total={total} onChange={list.change} />
    </>
  )
}

function Rows<Row extends { _id: string }>(props: CommonProps<Row> & RowProps<Row> & { rows: Row[] }) {
  const { rows, name, path, columns, card, bulkActions, canSelect = () => true, rowMenu, pointing, list, query } = props
  const isPhone = useIsPhone()
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([])
  // Rows of other pages are not part of the selection: an action must not change rows the user does not see.
  const selected = rows.filter(({ _id }) => selectedIds.includes(_id))
  const selection = bulkActions && {
    selectedIds: selected.map(({ _id }) => _id),
    onSelect: setSelectedIds,
    canSelect,
  }
  const clearSelection = () => setSelectedIds([])

  return (
    <>
      {selected.length > 0 && (
        <BulkBar count={selected.length} onClear={clearSelection}>
          {bulkActions?.(selected, clearSelection)}
        </BulkBar>
      )}
      {isPhone ? (
        <CardList rows={rows} name={name} path={path} card={card} selection={selection} rowMenu={rowMenu} />
      ) : (
        <ResourceTable
          rows={rows}
          name={name}
          path={path}
          columns={columns}
          sort={list.view.sort}
          onSort={(sort) => list.change({ sort })}
          isBusy={!query.currentData}
          selection={selection}
          rowMenu={rowMenu}
          pointing={pointing}
        />
      )}
    </>
  )
}
