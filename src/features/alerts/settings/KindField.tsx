import { AutoComplete, type AutoCompleteProps } from 'antd'
import { useGetAlertCountsQuery } from '../../../api/alert'
import { newAlertLimits } from '../../../shared/limits/alert.gen'
import { popupParent } from '../../../shared/popupParent'

/** A kind of alerts: one that alerts have already, or a new one. */
export function KindField(props: AutoCompleteProps) {
  const { data: counts } = useGetAlertCountsQuery({})
  return (
    <AutoComplete
      {...props}
      options={(counts?.data.kinds ?? []).map((value) => ({ value }))}
      getPopupContainer={popupParent}
      maxLength={newAlertLimits.kind.maxLength}
    />
  )
}
