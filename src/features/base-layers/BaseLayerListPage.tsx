import { useState } from 'react'
import { GlobalOutlined, PictureOutlined, PlusOutlined, SearchOutlined } from '@ant-design/icons'
import { Button, Card, Flex, Tag, Typography } from 'antd'
import { Link } from 'react-router-dom'
import { downloadHref } from '../../api/download'
import { useListBaseLayersQuery, type BaseLayer } from '../../api/base-layer'
import { useCan } from '../../session/useCan'
import { LinkButton } from '../../shared/LinkButton'
import { ListPager } from '../../shared/lists/ListPager'
import { NotRenewed } from '../../shared/lists/NotRenewed'
import { readPaging, writePaging, type Paging } from '../../shared/lists/paging'
import { SearchInput } from '../../shared/lists/SearchInput'
import { useAddressView } from '../../shared/lists/useAddressView'
import { PageHeader } from '../../shared/PageHeader'
import { EmptyState } from '../../shared/states/EmptyState'
import { ErrorState } from '../../shared/states/ErrorState'
import { NoPermission } from '../../shared/states/NoPermission'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { RelativeTime } from '../../shared/time/RelativeTime'
import { StateTag } from '../../shared/StateTag'
import { NEW_BASE_LAYERS } from '../../uploads/uploadPurpose'
import { UploadRows } from '../../uploads/UploadRows'
import './baseLayers.css'
import { DeletedBaseLayers } from './DeletedBaseLayers'
import { baseText } from './messages'
import { contentsOf, isImporting } from './parts'

const SEARCH_MAX = 120
const CARD_HEIGHT = 220
const CREATE_PAGE = '/dashboard/basemap/create'
const IMPORT_POLL_MS = 2000

interface View extends Paging {
  search: string
}

const readView = (params: URLSearchParams): View => ({
  search: (params.get('search') ?? '').slice(0, SEARCH_MAX),
  ...readPaging(params),
})

function writeView(view: View): URLSearchParams {
  const params = new URLSearchParams()
  if (view.search) params.set('search', view.search)
  writePaging(params, view)
  return params
}

export function BaseLayerListPage() {
  return useCan('layer_list') ? <BaseLayerList /> : <NoPermission isPage permission="layer_list" />
}

function BaseLayerList() {
  const [view, change] = useAddressView(readView, writeView)
  const [isWaiting, setWaiting] = useState(false)
  const canCreate = useCan('can_create_base_layer')
  const canDelete = useCan('can_delete_base_layer')
  const { data, currentData, error, refetch } = useListBaseLayersQuery(
    { ...view, search: view.search || undefined },
    { refetchOnMountOrArgChange: true, pollingInterval: isWaiting ? IMPORT_POLL_MS : 0 },
  )
  const importsNow = data?.data.items.some(isImporting) ?? false
  if (importsNow !== isWaiting) setWaiting(importsNow)
  const createLink = canCreate && (
    <LinkButton type="primary" icon={<PlusOutlined aria-hidden />} to={CREATE_PAGE}>
      {baseText('newBaseLayer')}
    </LinkButton>
  )
  return (
    <>
      <PageHeader
        title={baseText('baseLayers')}
        detail={baseText('detail')}
        actions={
          <>
            {canDelete && <DeletedBaseLayers />}
            {createLink}
          </>
        }
      />
      <Flex style={{ marginBottom: 12 }}>
        <SearchInput
          label={baseText('search')}
          value={view.search}
          maxLength={SEARCH_MAX}
          onSearch={(search) => change({ search })}
        />
      </Flex>
      {canCreate && (
        <div className="base-layer-uploads">
          <UploadRows place={NEW_BASE_LAYERS} />
        </div>
      )}
      {content()}
    </>
  )

  function content() {
    if (error && !currentData) return <ErrorState message={error.message} onRetry={() => void refetch()} />
    if (!data) return <RowsSkeleton rows={3} height={CARD_HEIGHT} />
    const { items, total } = data.data
    if (items.length === 0) {
      return view.search || view.page > 1 ? (
        <EmptyState
          icon={<SearchOutlined />}
          title={baseText('noMatchTitle')}
          help={baseText('noMatchHelp')}
          action={<Button onClick={() => change({ search: '' })}>{baseText('clearSearch')}</Button>}
        />
      ) : (
        <EmptyState
          icon={<GlobalOutlined />}
          title={baseText('noneTitle')}
          help={baseText(canCreate ? 'noneHelp' : 'noneHelpReader')}
          action={createLink}
        />
      )
    }
    return (
      <>
        {error && <NotRenewed message={error.message} onRetry={() => void refetch()} />}
        <ul className="base-layer-cards">
          {items.map((base) => (
            <li key={base._id}>
              <BaseLayerCard base={base} />
            </li>
          ))}
        </ul>
        <ListPager view={view} total={total} onChange={change} />
      </>
    )
  }
}

function BaseLayerCard({ base }: { base: BaseLayer }) {
  const shown = base.parts.filter(({ staged }) => !staged)
  const picture = shown.find(({ kind, status }) => kind === 'raster' && status === 'ready')
  const isUnplaced = shown.some(({ status }) => status === 'needs_placement')
  const hasFailed = shown.some(({ status }) => status === 'failed')
  return (
    <Card
      size="small"
      cover={
        picture ? (
          <img
            className="base-layer-picture"
            src={downloadHref(`/layer/thumbnail/${picture._id}`)}
            alt=""
            loading="lazy"
          />
        ) : (
          <span className="base-layer-picture base-layer-no-picture" aria-hidden>
            <PictureOutlined />
          </span>
        )
      }
    >
      <Flex justify="space-between" align="flex-start" gap={12}>
        <Link to={`/dashboard/basemap/${base._id}`} className="base-layer-name">
          {base.name}
        </Link>
        <Flex gap={4}>
          {isImporting(base) && <Tag color="blue">{baseText('importing')}</Tag>}
          {isUnplaced && <StateTag hue="gold">{baseText('unplaced')}</StateTag>}
          {hasFailed && <StateTag hue="red">{baseText('failed')}</StateTag>}
          {base.published && <StateTag hue="green">{baseText('published')}</StateTag>}
        </Flex>
      </Flex>
      <Typography.Text type="secondary">
        {contentsOf(shown)}
        {' · '}
        <RelativeTime time={base.updatedAt} />
      </Typography.Text>
    </Card>
  )
}
