import { FileSearchOutlined } from '@ant-design/icons'
import { Alert, Button } from 'antd'
import { useSelector } from 'react-redux'
import { useListAuditEntriesQuery, type AuditEntry } from '../../api/audit'
import { downloadHref } from '../../api/download'
import { selectUser } from '../../session/authSlice'
import { ResourceList } from '../../shared/lists/ResourceList'
import { listState } from '../../shared/lists/listState'
import { useListParams } from '../../shared/lists/useListParams'
import { auditCard, auditColumns } from './auditColumns'
import { AuditFilters } from './AuditFilters'
import { auditListParams, toQueryFilters } from './auditListParams'
import { auditText } from './messages'
import { actionLabels } from './labels'

/** Audit log of the user's tenant; for super-admins of all tenants. */
export function AuditPage() {
  const isPlatform = useSelector(selectUser)?.userType === 'super-admin'
  const list = useListParams(auditListParams)
  const { page, pageSize, tenantId } = list.view
  const filters = toQueryFilters(list.filters)
  const query = useListAuditEntriesQuery(
    { ...filters, page, pageSize },
    { refetchOnMountOrArgChange: true, selectFromResult: listState },
  )
  const tenantName = query.data?.data.items.find(({ tenant }) => tenant._id === tenantId)?.tenant.name
  const withTenant = isPlatform && !tenantId

  return (
    <ResourceList<AuditEntry>
      title={auditText('title')}
      detail={auditText('detail')}
      exportHref={downloadHref('/audit/export', filters)}
      banner={
        isPlatform &&
        tenantId && (
          <Alert
            type="info"
            title={tenantName ? auditText('ofTenant', { name: tenantName }) : auditText('ofOneTenant')}
            action={
              <Button size="small" onClick={() => list.change({ tenantId: '', personId: '' })}>
                {auditText('allTenants')}
              </Button>
            }
            style={{ marginBottom: 12 }}
          />
        )
      }
      list={list}
      searchLabel={auditText('search')}
      filters={<AuditFilters list={list} />}
      query={query}
      name={({ action }) => actionLabels(action)}
      columns={auditColumns(withTenant)}
      card={auditCard(withTenant)}
      empty={{ icon: <FileSearchOutlined />, title: auditText('noneTitle'), help: auditText('noneHelp') }}
      noMatch={auditText('noMatchTitle')}
    />
  )
}
