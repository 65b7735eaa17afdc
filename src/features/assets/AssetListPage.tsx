import { useState } from 'react'
import { CalendarOutlined, RocketOutlined, UploadOutlined } from '@ant-design/icons'
import { Button, Segmented } from 'antd'
import {
  useGetAssetCountsQuery,
  useListAssetsQuery,
  type Asset,
  type AssetSort,
  type AssetStatus,
} from '../../api/asset'
import { downloadHref } from '../../api/download'
import { useCan } from '../../session/useCan'
import { LinkButton } from '../../shared/LinkButton'
import { FilterChips } from '../../shared/lists/FilterChips'
import { id, listParams, many, oneOf, searchText } from '../../shared/lists/listParams'
import { ResourceList } from '../../shared/lists/ResourceList'
import type { Column } from '../../shared/lists/ResourceTable'
import { listState } from '../../shared/lists/listState'
import { useListParams } from '../../shared/lists/useListParams'
import { AssetBulkActions } from './AssetBulkActions'
import { AssetImportDialog } from './AssetImportDialog'
import { AssetKindFilters } from './AssetKindFilters'
import { AgeingTag, AssetStatusTag } from './AssetStatusTag'
import { AssetTrash } from './AssetTrash'
import { dueText } from './dueText'
import { FleetBoard } from './FleetBoard'
import { hoursText } from './hoursText'
import { assetImportText, assetStatusText, assetsText } from './messages'
import { NewAsset } from './NewAsset'

const STATUSES = [
  'grounded',
  'overdue',
  'due_soon',
  'in_maintenance',
  'in_use',
  'available',
  'retired',
] as const satisfies AssetStatus[]
const SORTS = ['name', '-name', '-due', 'due', 'serial', '-serial', '-hours', 'hours'] as const satisfies AssetSort[]

const VIEWS = ['list', 'board'] as const

const assetListParams = listParams({
  search: searchText(),
  status: many(STATUSES),
  classId: id(),
  modelId: id(),
  sort: oneOf(SORTS),
  view: oneOf(VIEWS),
})

/** The fleet: all assets with their status, their use and the maintenance that ends first. */
export function AssetListPage() {
  const list = useListParams(assetListParams)
  const { sort, page, pageSize } = list.view
  const query = useListAssetsQuery(
    { ...list.filters, sort, page, pageSize },
    { refetchOnMountOrArgChange: true, selectFromResult: listState },
  )
  const { data: counted } = useGetAssetCountsQuery(undefined, { refetchOnMountOrArgChange: true })
  const canCreate = useCan('asset_create')
  const canDelete = useCan('asset_delete')
  const [isImporting, setImporting] = useState(false)
  // Null reserves the space while the numbers are read.
  const countOf = (status: AssetStatus): number | null =>
    counted ? (counted.data.counts.find((each) => each.status === status)?.count ?? 0) : null
  const rows =
    list.view.view === 'board'
      ? { renderRows: (assets: Asset[]) => <FleetBoard assets={assets} /> }
      : {
          name: ({ name }: Asset) => name,
          path: ({ _id }: Asset) => `/dashboard/assets/${_id}`,
          columns: columns(),
          card: {
            mark: ({ status }: Asset) => <AssetStatusTag status={status} />,
            detail: (asset: Asset) => [asset.class.name, asset.serial, dueText(asset.due)].filter(Boolean).join(' · '),
          },
          bulkActions: (assets: Asset[], clear: () => void) => (
            <AssetBulkActions assets={assets} onDone={clear} onStale={() => void query.refetch()} />
          ),
        }
  return (
    <>
      <ResourceList<Asset>
        title={assetsText('title')}
        actions={
          <>
            <Segmented
              aria-label={assetsText('view')}
              options={VIEWS.map((value) => ({
                value,
                label: assetsText(value === 'list' ? 'viewList' : 'viewBoard'),
              }))}
              value={list.view.view}
              onChange={(view) => list.change({ view })}
            />
            {canDelete && <AssetTrash />}
            <LinkButton icon={<CalendarOutlined aria-hidden />} to="/dashboard/assets/calendar">
              {assetsText('calendar')}
            </LinkButton>
            <LinkButton to="/dashboard/assets/settings">{assetsText('settings')}</LinkButton>
            {canCreate && (
              <Button icon={<UploadOutlined aria-hidden />} onClick={() => setImporting(true)}>
                {assetImportText('open')}
              </Button>
            )}
            {canCreate && <NewAsset />}
          </>
        }
        exportHref={downloadHref('/asset/export', list.filters)}
        list={list}
        searchLabel={assetsText('search')}
        sortLabels={sortLabels()}
        filters={
          <>
            <FilterChips
              label={assetsText('statusFilter')}
              chips={STATUSES.map((key) => ({ key, label: assetStatusText(key), count: countOf(key) }))}
              chosen={list.view.status}
              onChange={(status) => list.change({ status })}
            />
            <AssetKindFilters list={list} />
          </>
        }
        query={query}
        {...rows}
        empty={{ icon: <RocketOutlined />, title: assetsText('noneTitle'), help: assetsText('noneHelp') }}
        noMatch={assetsText('noMatchTitle')}
      />
      {isImporting && <AssetImportDialog onClose={() => setImporting(false)} />}
    </>
  )
}

const sortLabels = (): Record<AssetSort, string> => ({
  name: assetsText('sortName'),
  '-name': assetsText('sortNameBack'),
  '-due': assetsText('sortDueBack'),
  due: assetsText('sortDue'),
  serial: assetsText('sortSerial'),
  '-serial': assetsText('sortSerialBack'),
  hours: assetsText('sortHours'),
  '-hours': assetsText('sortHoursBack'),
})

const columns = (): Column<Asset>[] => [
  { key: 'name', title: assetsText('columnName'), isLink: true, isSortable: true },
  { key: 'serial', title: assetsText('columnSerial'), isSortable: true, render: ({ serial }) => serial },
  { key: 'class', title: assetsText('columnClass'), width: 120, render: (asset) => asset.class.name },
  {
    key: 'status',
    title: assetsText('columnStatus'),
    width: 180,
    render: ({ status, isAgeing }) => (
      <>
        <AssetStatusTag status={status} />
        {isAgeing && <AgeingTag />}
      </>
    ),
  },
  {
    key: 'hours',
    title: assetsText('columnHours'),
    width: 100,
    align: 'right',
    isSortable: true,
    render: ({ hours }) => hoursText(hours),
  },
  { key: 'due', title: assetsText('columnDue'), isSortable: true, render: ({ due }) => dueText(due) },
]
