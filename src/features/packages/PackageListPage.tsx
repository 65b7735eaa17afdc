import { GiftOutlined, PlusOutlined } from '@ant-design/icons'
import { useListPackagesQuery, type Package, type PackageSort } from '../../api/package'
import { useSelector } from 'react-redux'
import { selectUser } from '../../session/authSlice'
import { useCan } from '../../session/useCan'
import { LinkButton } from '../../shared/LinkButton'
import { FilterChips } from '../../shared/lists/FilterChips'
import { listParams, many, oneOf, searchText } from '../../shared/lists/listParams'
import { ResourceList } from '../../shared/lists/ResourceList'
import { listState } from '../../shared/lists/listState'
import { useListParams } from '../../shared/lists/useListParams'
import { priceLabel } from '../../shared/packages/offerLabels'
import { packageColumns } from './list/packageColumns'
import { PackageMenu } from './list/PackageMenu'
import { PackageState } from './list/PackageState'
import { packagesText } from './messages'
import { CREATE_PAGE, packagePath } from './paths'

/** Super-admins have no socket, so a list older than this is refetched when they return to it. */
const FRESH_SECONDS = 30

const SORTS = [
  '-createdAt',
  'createdAt',
  'name',
  '-name',
  'price',
  '-price',
  '-tenants',
  'tenants',
] as const satisfies PackageSort[]

const packageListParams = listParams({ search: searchText(), sale: many(['on', 'off']), sort: oneOf(SORTS) })

export function PackageListPage() {
  const list = useListParams(packageListParams)
  const canCreate = useCan('package_create')
  const canUpdate = useCan('package_update')
  const isSuperAdmin = useSelector(selectUser)?.userType === 'super-admin'
  const { sort, page, pageSize, sale } = list.view
  const query = useListPackagesQuery(
    {
      search: list.filters.search,
      // Both states together do not filter.
      active: sale.length === 1 ? sale[0] === 'on' : undefined,
      sort,
      page,
      pageSize,
    },
    { refetchOnMountOrArgChange: FRESH_SECONDS, selectFromResult: listState },
  )
  const createLink = canCreate && (
    <LinkButton type="primary" icon={<PlusOutlined aria-hidden />} to={CREATE_PAGE}>
      {packagesText('newPackage')}
    </LinkButton>
  )

  return (
    <ResourceList<Package>
      title={packagesText('packages')}
      actions={
        <>
          {isSuperAdmin && <LinkButton to="/dashboard/admin/seller">{packagesText('sellerAndTax')}</LinkButton>}
          {createLink}
        </>
      }
      list={list}
      searchLabel={packagesText('search')}
      filters={
        <FilterChips
          label={packagesText('saleFilter')}
          chips={[
            { key: 'on', label: packagesText('onSale') },
            { key: 'off', label: packagesText('offSale') },
          ]}
          chosen={sale}
          onChange={(chosen) => list.change({ sale: chosen })}
        />
      }
      sortLabels={sortLabels()}
      query={query}
      name={({ name }) => name}
      path={packagePath}
      {...(canUpdate && { rowMenu: (pack) => <PackageMenu pack={pack} /> })}
      columns={packageColumns()}
      card={{
        mark: (pack) => <PackageState pack={pack} />,
        detail: (pack) => packagesText('cardDetail', { price: priceLabel(pack), tenants: pack.tenants }),
      }}
      empty={{
        icon: <GiftOutlined />,
        title: packagesText('noneTitle'),
        help: packagesText('noneHelp'),
        action: createLink,
      }}
      noMatch={packagesText('noMatchTitle')}
    />
  )
}

const sortLabels = (): Record<PackageSort, string> => ({
  '-createdAt': packagesText('sortNewest'),
  createdAt: packagesText('sortOldest'),
  name: packagesText('sortName'),
  '-name': packagesText('sortNameBack'),
  price: packagesText('sortCheapest'),
  '-price': packagesText('sortPriceDescending'),
  '-tenants': packagesText('sortMost'),
  tenants: packagesText('sortFewest'),
})
