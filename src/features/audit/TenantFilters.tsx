import { useListTenantPeopleQuery } from '../../api/support'
import { useGetTenantQuery, useListTenantsQuery } from '../../api/tenant'
import { useSettledSearch } from '../../shared/useSettledSearch'
import { FoundSelect } from '../../shared/lists/FoundSelect'
import { auditText } from './messages'
import { personOption, personTexts } from './personOption'

const SHOWN = 50

interface TenantFiltersProps {
  /** Empty for all tenants. */
  tenantId: string
  /** Empty for all people. */
  personId: string
  onChange: (change: { tenantId?: string; personId?: string }) => void
}

/** Filters for super-admins: by tenant, and then by one of its people. */
export function TenantFilters({ tenantId, personId, onChange }: TenantFiltersProps) {
  const [search, onSearch] = useSettledSearch()
  const { data, isFetching, error, refetch } = useListTenantsQuery({ search, pageSize: SHOWN })
  const { currentData: chosen } = useGetTenantQuery({ tenantId }, { skip: tenantId === '' })
  const options = (data?.data.items ?? []).map(({ _id, name }) => ({ value: _id, name, label: name }))
  return (
    <>
      <FoundSelect
        label={auditText('tenantFilter')}
        placeholder={auditText('anyTenant')}
        noMatch={auditText('noTenantFound')}
        value={tenantId}
        onChange={(chosenId) => onChange({ tenantId: chosenId, personId: '' })}
        options={options}
        query={{ isFetching, error, refetch }}
        onSearch={onSearch}
        nameOfOther={chosen?.data.name}
      />
      {tenantId && (
        <PersonOfTenant
          key={tenantId}
          tenantId={tenantId}
          personId={personId}
          onChange={(person) => onChange({ personId: person })}
        />
      )}
    </>
  )
}

interface PersonOfTenantProps {
  tenantId: string
  personId: string
  onChange: (personId: string) => void
}

function PersonOfTenant({ tenantId, personId, onChange }: PersonOfTenantProps) {
  const [search, onSearch] = useSettledSearch()
  const { data, isFetching, error, refetch } = useListTenantPeopleQuery({ tenantId, search, pageSize: SHOWN })
  return (
    <FoundSelect
      {...personTexts()}
      value={personId}
      onChange={onChange}
      options={(data?.data.items ?? []).map(personOption)}
      query={{ isFetching, error, refetch }}
      onSearch={onSearch}
      nameOfOther={auditText('otherPerson')}
    />
  )
}
