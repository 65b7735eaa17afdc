// Screens whose pages can be replaced by a heading, for tests of what is around pages.
import type { ComponentType } from 'react'
import type { MissionSegment, Screen } from '../manifest/manifest'

export const pages = { areRendered: true }

/** @param isAlone whether the page brings its landmark */
function orHeading<Props extends object>(Page: ComponentType<Props>, isAlone = false) {
  function Shown(props: Props) {
    if (pages.areRendered) return <Page {...props} />
    const heading = <h1>Page</h1>
    return isAlone ? <main>{heading}</main> : heading
  }
  return Object.assign(Shown, { preload: () => undefined })
}

/** While `pages.areRendered` is false, a heading stands for each page, except for those with segments. */
export function pagesAsHeadings<
  Manifests extends { screens: readonly Screen[]; missionSegments: readonly MissionSegment[] },
>(manifests: Manifests): Manifests {
  return {
    ...manifests,
    screens: manifests.screens.map((screen) =>
      screen.path.endsWith('/*') ? screen : { ...screen, page: orHeading(screen.page, screen.isFullBleed) },
    ),
    missionSegments: manifests.missionSegments.map((segment) => ({ ...segment, page: orHeading(segment.page) })),
  }
}
