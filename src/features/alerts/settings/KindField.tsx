import { AutoComplete, type AutoCompleteProps } from 'antd'
import { useGetAlertCountsQuery } from '../../../api/alert'
import { newAlertLimits } from '../../../shared/limits/alert.gen'
import { NoOptions } from '../../../shared/lists/NoOptions'
import { isSettled } from '../../../shared/lists/optionsQuery'
import { popupParent } from '../../../shared/popupParent'

/** A kind of alerts: one that alerts have already, or a new one. */
export function KindField(props: AutoCompleteProps) {
  const counts = useGetAlertCountsQuery({})
  return (
    <AutoComplete
      {...props}
      options={(counts.data?.data.kinds ?? []).map((value) => ({ value }))}
      getPopupContainer={popupParent}
      notFoundContent={isSettled(counts) ? null : <NoOptions query={counts} />}
      maxLength={newAlertLimits.kind.maxLength}
    />
  )
}
