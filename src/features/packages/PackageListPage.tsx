import { GiftOutlined, PlusOutlined, SearchOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useListPackagesQuery } from '../../api/package'
import { useCan } from '../../session/useCan'
import { LinkButton } from '../../shared/LinkButton'
import { CardList } from '../../shared/lists/CardList'
import { ListPager } from '../../shared/lists/ListPager'
import { NotRenewed } from '../../shared/lists/NotRenewed'
import { useAddressView } from '../../shared/lists/useAddressView'
import { PageHeader } from '../../shared/PageHeader'
import { priceWords } from '../../shared/packages/offerWords'
import { EmptyState } from '../../shared/states/EmptyState'
import { ErrorState } from '../../shared/states/ErrorState'
import { NoPermission } from '../../shared/states/NoPermission'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { useIsPhone } from '../../shared/useIsPhone'
import { isFiltered, queryOf, readView, writeView } from './list/listView'
import { PackageFilters } from './list/PackageFilters'
import { PackageState } from './list/PackageState'
import { PackageTable } from './list/PackageTable'
import { packagesText } from './messages'
import { CREATE_PAGE, packagePath } from './paths'

const SKELETON_ROWS = 8
const ROW_HEIGHT = 40
/** Super-admins have no socket: a list older than this is read again when they come back to it. */
const FRESH_SECONDS = 30

export function PackageListPage() {
  return useCan('package_list') ? <PackageList /> : <NoPermission isPage permission="package_list" />
}

function PackageList() {
  const [view, change] = useAddressView(readView, writeView)
  const isPhone = useIsPhone()
  const canCreate = useCan('package_create')
  const { data, currentData, error, refetch } = useListPackagesQuery(queryOf(view), {
    refetchOnMountOrArgChange: FRESH_SECONDS,
  })
  const createLink = canCreate && (
    <LinkButton type="primary" icon={<PlusOutlined aria-hidden />} to={CREATE_PAGE}>
      {packagesText('newPackage')}
    </LinkButton>
  )

  return (
    <>
      <PageHeader title={packagesText('packages')} actions={createLink} />
      <PackageFilters view={view} onChange={change} />
      {content()}
    </>
  )

  function content() {
    if (error && !currentData) return <ErrorState message={error.message} onRetry={() => void refetch()} />
    if (!data) return <RowsSkeleton rows={SKELETON_ROWS} height={ROW_HEIGHT} />
    const { items, total } = data.data
    if (items.length === 0) {
      return isFiltered(view) ? (
        <EmptyState
          icon={<SearchOutlined />}
          title={packagesText('noMatchTitle')}
          help={packagesText('noMatchHelp')}
          action={<Button onClick={() => change({ search: '', sale: [] })}>{packagesText('clearFilters')}</Button>}
        />
      ) : (
        <EmptyState
          icon={<GiftOutlined />}
          title={packagesText('noneTitle')}
          help={packagesText('noneHelp')}
          action={createLink}
        />
      )
    }
    return (
      <>
        {error && <NotRenewed message={error.message} onRetry={() => void refetch()} />}
        {isPhone ? (
          <CardList
            rows={items}
            link={packagePath}
            name={({ name }) => name}
            mark={(pack) => <PackageState pack={pack} />}
            detail={(pack) => packagesText('cardDetail', { price: priceWords(pack), tenants: pack.tenants })}
          />
        ) : (
          <PackageTable packages={items} sort={view.sort} isBusy={!currentData} onSort={(sort) => change({ sort })} />
        )}
        <ListPager view={view} total={total} onChange={change} />
      </>
    )
  }
}
