import { Select } from 'antd'
import { useSelector } from 'react-redux'
import { selectUser } from '../../session/authSlice'
import { useCan } from '../../session/useCan'
import { DayField } from '../../shared/forms/DayField'
import { popupParent } from '../../shared/popupParent'
import type { ListStateOf } from '../../shared/lists/useListParams'
import { actionGroupLabels } from './actionGroups'
import type { auditListParams } from './auditListParams'
import { auditText } from './messages'
import { actionLabels } from './labels'
import { PersonFilter } from './PersonFilter'
import { TenantFilters } from './TenantFilters'

/** Filters by kind of action, by person and by days. */
export function AuditFilters({ list: { view, change } }: { list: ListStateOf<typeof auditListParams> }) {
  const userType = useSelector(selectUser)?.userType
  const canListUsers = useCan('user_list')
  const isPlatform = userType === 'super-admin'
  const { action } = view
  const groups = actionGroupLabels()
  return (
    <>
      <Select
        aria-label={auditText('about')}
        value={action}
        getPopupContainer={popupParent}
        onChange={(wanted: string) => change({ action: wanted })}
        // Single actions come from links, so they are not in the menu.
        options={[
          { value: '', label: auditText('everything') },
          ...Object.entries(groups).map(([value, label]) => ({ value, label })),
          ...(action && !(action in groups) ? [{ value: action, label: actionLabels(action) }] : []),
        ]}
        style={{ width: 190 }}
      />
      {isPlatform && <TenantFilters tenantId={view.tenantId} personId={view.personId} onChange={change} />}
      {!isPlatform && canListUsers && (
        <PersonFilter personId={view.personId} onChange={(personId) => change({ personId })} />
      )}
      <DayField
        label={auditText('from')}
        day={view.from}
        max={view.to}
        isInline
        canClear
        onDay={(from) => change({ from })}
      />
      <DayField
        label={auditText('to')}
        day={view.to}
        min={view.from}
        isInline
        canClear
        onDay={(to) => change({ to })}
      />
    </>
  )
}
