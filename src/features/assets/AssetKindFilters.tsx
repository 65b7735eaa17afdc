import { Select } from 'antd'
import { useGetAssetClassesQuery } from '../../api/asset-class'
import { useGetAssetModelsQuery } from '../../api/manufacturer'
import { useCan } from '../../session/useCan'
import { NoOptions } from '../../shared/lists/NoOptions'
import { popupParent } from '../../shared/popupParent'
import { assetsText } from './messages'

const WIDTH = 180

interface AssetKindFiltersProps {
  list: {
    view: { classId: string; modelId: string }
    change: (change: { classId?: string; modelId?: string }) => void
  }
}

/** Filters by class and model, for people who may list them. */
export function AssetKindFilters({ list: { view, change } }: AssetKindFiltersProps) {
  const canSeeClasses = useCan('asset_class_list')
  const canSeeModels = useCan('model_list')
  const classesQuery = useGetAssetClassesQuery(undefined, { skip: !canSeeClasses })
  const modelsQuery = useGetAssetModelsQuery({}, { skip: !canSeeModels })
  const classOptions = (classesQuery.data?.data.classes ?? []).map(({ _id, name }) => ({ value: _id, label: name }))
  const ofClass = (modelsQuery.data?.data.models ?? []).filter(
    (model) => !view.classId || model.class._id === view.classId,
  )
  const modelOptions = ofClass.map(({ _id, name, manufacturer }) => ({
    value: _id,
    label: `${manufacturer.name} ${name}`,
  }))
  return (
    <>
      {canSeeClasses && (
        <Select
          allowClear
          aria-label={assetsText('classFilterLabel')}
          value={classOptions.some(({ value }) => value === view.classId) ? view.classId : undefined}
          placeholder={assetsText('classFilter')}
          getPopupContainer={popupParent}
          // A model belongs to one class.
          onChange={(classId: string | undefined) => change({ classId: classId ?? '', modelId: '' })}
          notFoundContent={<NoOptions query={classesQuery} />}
          options={classOptions}
          style={{ width: WIDTH }}
        />
      )}
      {canSeeModels && (
        <Select
          allowClear
          aria-label={assetsText('modelFilterLabel')}
          value={modelOptions.some(({ value }) => value === view.modelId) ? view.modelId : undefined}
          placeholder={assetsText('modelFilter')}
          getPopupContainer={popupParent}
          onChange={(modelId: string | undefined) => change({ modelId: modelId ?? '' })}
          notFoundContent={<NoOptions query={modelsQuery} />}
          options={modelOptions}
          style={{ width: WIDTH }}
        />
      )}
    </>
  )
}
