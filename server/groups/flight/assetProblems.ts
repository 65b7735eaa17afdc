import { conflict } from '../../platform/core/errors'
import { render } from '../../platform/core/messages'
import { currentLanguage } from '../../platform/core/requestContext'
import type { AssetProblem, FlightAsset } from '../asset/public'
import { assetProblemText, flightText } from './messages'

/** Problems that a person with the permission may override with a reason, and that no reason is for yet. */
const canBeOverridden = ({ kind, isOverridden }: AssetProblem): boolean =>
  !isOverridden && (kind === 'grounded' || kind === 'overdue')

/** The problem of the asset that a reason can be for. */
export const problemToOverride = ({ problems }: FlightAsset): AssetProblem | undefined => problems.find(canBeOverridden)

/** The problems of an asset that nobody has overridden, as one text in the language of the request. */
export const problemsText = (problems: readonly AssetProblem[]): string =>
  problems.map((problem) => render(textOf(problem), currentLanguage())).join(', ')

/** @throws AppError 409 when an asset has a problem that was not overridden */
export function requireAssetsFit(assets: readonly FlightAsset[]): void {
  for (const { name, problems } of assets) {
    const left = problems.filter(({ isOverridden }) => !isOverridden)
    if (left.length === 0) continue
    const text = left.every(canBeOverridden) ? 'assetNeedsReason' : 'assetProblems'
    throw conflict(flightText(text, { name, problems: problemsText(left) }))
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
