import { Select } from 'antd'
import { useGetAssetClassesQuery } from '../../api/asset-class'
import { useGetAssetModelsQuery } from '../../api/manufacturer'
import { useCan } from '../../session/useCan'
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
  const { data: classes } = useGetAssetClassesQuery(undefined, { skip: !canSeeClasses })
  const { data: models } = useGetAssetModelsQuery({}, { skip: !canSeeModels })
  const classOptions = (classes?.data.classes ?? []).map(({ _id, name }) => ({ value: _id, label: name }))
  const ofClass = (models?.data.models ?? []).filter((model) => !view.classId || model.class._id === view.classId)
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
          options={modelOptions}
          style={{ width: WIDTH }}
        />
      )}
    </>
  )
}
