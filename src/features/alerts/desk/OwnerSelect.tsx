import { useEffect, useRef } from 'react'
import { Select, type RefSelectProps } from 'antd'
import { useGetAlertOwnersQuery, type Alert } from '../../../api/alert'
import { alertsText } from '../../../alerts/messages'
import { OptionsState } from '../../../shared/lists/OptionsState'
import { popupParent } from '../../../shared/popupParent'

const NOBODY = 'nobody'

interface OwnerSelectProps {
  owner: Alert['owner']
  /** Whether the list of people is open. */
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onAssign: (ownerId: string | null) => void
}

/** Who works on an alert. The keys of the desk work again once a person is chosen. */
export function OwnerSelect({ owner, isOpen, onOpenChange, onAssign }: OwnerSelectProps) {
  const owners = useGetAlertOwnersQuery()
  const select = useRef<RefSelectProps>(null)
  useEffect(() => {
    if (isOpen) select.current?.focus()
    else select.current?.blur()
  }, [isOpen])
  const people = owners.data?.data.owners ?? (owner ? [owner] : [])
  return (
    <Select
      ref={select}
      aria-label={alertsText('assign')}
      className="alert-owner"
      getPopupContainer={popupParent}
      popupRender={(menu) => <OptionsState queries={[owners]}>{menu}</OptionsState>}
      open={isOpen}
      onOpenChange={onOpenChange}
      value={owner?._id ?? NOBODY}
      options={[
        { value: NOBODY, label: alertsText('noOwner') },
        ...people.map(({ _id, name }) => ({ value: _id, label: name })),
      ]}
      onChange={(value) => onAssign(value === NOBODY ? null : value)}
    />
  )
}
