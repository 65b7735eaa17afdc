import { useState } from 'react'
import { DatabaseOutlined, LockOutlined } from '@ant-design/icons'
import { Alert, Button, Segmented, Typography } from 'antd'
import { useSelector } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { useListDataQuery, type DataItem } from '../../api/data'
import { downloadHref } from '../../api/download'
import { selectUser } from '../../session/authSlice'
import { Link } from '../../shared/Link'
import { PageHeader } from '../../shared/PageHeader'
import { ResourceList } from '../../shared/lists/ResourceList'
import type { Column } from '../../shared/lists/ResourceTable'
import { listState } from '../../shared/lists/listState'
import { useListParams } from '../../shared/lists/useListParams'
import { EmptyState } from '../../shared/states/EmptyState'
import { useIsPhone } from '../../shared/useIsPhone'
import { useSearchUpdate } from '../../shared/useSearchUpdate'
import { DataFilters } from './DataFilters'
import { dataListParams, KIND_PERMISSIONS, KINDS, queryOf } from './dataListParams'
import { DataMap } from './DataMap'
import './dataPage.css'
import { ItemPicture, itemPath, oneOfKind } from './items'
import { ItemTime, itemDay } from './ItemTime'
import { dataText } from './messages'
import { routeText } from './routeMessages'
import { SavedFilters } from './SavedFilters'

/** Everything of the missions of a tenant: a list beside its map. */
export function DataPage() {
  const permissions = useSelector(selectUser)?.permissions ?? []
  const kinds = KINDS.filter((kind) => permissions.includes(KIND_PERMISSIONS[kind]))
  if (kinds.length > 0) return <DataView kinds={kinds} />
  return (
    <>
      <PageHeader title={routeText('data')} />
      <EmptyState icon={<LockOutlined />} title={dataText('noKindsTitle')} help={dataText('noKindsHelp')} />
    </>
  )
}

function DataView({ kinds }: { kinds: typeof KINDS }) {
  const list = useListParams(dataListParams)
  const navigate = useNavigate()
  const updateSearch = useSearchUpdate()
  const isPhone = useIsPhone()
  const [shown, setShown] = useState<'list' | 'map'>('list')
  const [activeId, setActiveId] = useState<string | null>(null)
  const { page, pageSize } = list.view
  const query = useListDataQuery(
    { ...queryOf(list.filters), page, pageSize },
    { refetchOnMountOrArgChange: true, selectFromResult: listState },
  )
  const found = query.data?.data
  const items = found?.items ?? []
  const current = dataListParams.write({ ...list.view, page: 1, pageSize: DEFAULT_SIZE }).toString()
  const unplaced = items.filter(({ bounds }) => bounds === null).length

  return (
    <>
      <PageHeader
        title={routeText('data')}
        actions={
          <>
            {isPhone && (
              <Segmented
                aria-label={dataText('view')}
                value={shown}
                onChange={setShown}
                options={[
                  { value: 'list', label: dataText('list') },
                  { value: 'map', label: dataText('map') },
                ]}
              />
            )}
            {kinds.includes('photo') && <Link to="/dashboard/data/temperatures">{dataText('temperatures')}</Link>}
            <SavedFilters current={current} onApply={(saved) => updateSearch(() => new URLSearchParams(saved))} />
          </>
        }
      />
      <div className="data-page">
        {(!isPhone || shown === 'list') && (
          <div className="data-list">
            <ResourceList<DataItem>
              list={list}
              searchLabel={dataText('search')}
              filters={<DataFilters list={list} kinds={kinds} counts={found?.counts} />}
              banner={
                found?.isLowerBound && (
                  <Alert
                    type="info"
                    showIcon
                    title={dataText('isLowerBound', { count: found.total })}
                    style={{ marginBottom: 12 }}
                  />
                )
              }
              query={query}
              name={({ name }) => name}
              path={itemPath}
              columns={columns()}
              card={{
                mark: (item) => <ItemPicture item={item} />,
                detail: (item) => [oneOfKind(item.kind), item.missionName, itemDay(item)].join(' · '),
              }}
              bulkActions={(selected) => <DownloadSelected items={selected} />}
              pointing={{ activeId, onPoint: setActiveId }}
              empty={{ icon: <DatabaseOutlined />, title: dataText('emptyTitle'), help: dataText('emptyHelp') }}
              noMatch={dataText('noMatch')}
            />
          </div>
        )}
        {(!isPhone || shown === 'map') && (
          <div className="data-map-side">
            <DataMap
              items={items}
              area={list.view.area}
              onArea={(area) => list.change({ area })}
              activeId={activeId}
              onPoint={setActiveId}
              onOpen={(item) => void navigate(itemPath(item))}
            />
            {unplaced > 0 && (
              <Typography.Text type="secondary">{dataText('withoutPosition', { count: unplaced })}</Typography.Text>
            )}
          </div>
        )}
      </div>
    </>
  )
}

/** The page size that the URL leaves out. */
const DEFAULT_SIZE = 50

function DownloadSelected({ items }: { items: DataItem[] }) {
  const itemIds = items.filter(({ hasFile }) => hasFile).map(({ _id }) => _id)
  if (itemIds.length === 0) return dataText('noFiles')
  return (
    <Button href={downloadHref('/data/download', { itemIds })}>
      {dataText('downloadSome', { count: itemIds.length })}
    </Button>
  )
}

const columns = (): Column<DataItem>[] => [
  { key: 'picture', title: dataText('columnPreview'), width: 84, render: (item) => <ItemPicture item={item} /> },
  { key: 'name', title: dataText('columnName'), isLink: true },
  { key: 'mission', title: dataText('columnMission'), render: ({ missionName }) => missionName },
  { key: 'time', title: dataText('columnTime'), width: 150, render: (item) => <ItemTime item={item} /> },
]
