import { conflict } from '../../core/errors'
import { render } from '../../core/messages'
import { currentLanguage } from '../../core/requestContext'
import type { FlightAsset } from '../asset/service'
import { assetProblemText, flightText } from './messages'

type AssetProblem = FlightAsset['problems'][number]

/** Problems that a person with the permission may override with a reason. */
const canBeOverridden = ({ kind }: AssetProblem): boolean => kind === 'grounded' || kind === 'overdue'

/** Whether an assignment of the asset needs a reason. */
export const needsReason = ({ problems }: FlightAsset): boolean => problems.some(canBeOverridden)

/** @throws AppError 409 when an asset has a problem, except for one that was overridden when the asset was assigned */
export function requireAssetsFit(assets: readonly FlightAsset[]): void {
  for (const { name, problems, overrideReason } of assets) {
    const left = problems.filter((problem) => overrideReason === null || !canBeOverridden(problem))
    if (left.length === 0) continue
    const all = left.map((problem) => render(textOf(problem), currentLanguage())).join(', ')
    throw conflict(
      flightText(left.every(canBeOverridden) ? 'assetNeedsReason' : 'assetProblems', { name, problems: all }),
    )
  }
}

/** @throws AppError 409 when an asset is on another flight at the same time */
export function requireAssetsFree(assets: readonly FlightAsset[]): void {
  requireAssetsFit(
    assets.map((asset) => ({ ...asset, problems: asset.problems.filter(({ kind }) => kind === 'other-flight') })),
  )
}

const textOf = ({ kind, name }: AssetProblem) => {
  switch (kind) {
    case 'other-flight':
      return assetProblemText('otherFlight', { flight: name })
    case 'overdue':
      return assetProblemText('overdue', { rule: name })
    case 'grounded':
      return assetProblemText('grounded', { reason: name })
    case 'in-maintenance':
      return assetProblemText('inMaintenance')
    case 'retired':
    case 'deleted':
      return assetProblemText(kind)
  }
}
