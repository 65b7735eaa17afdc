// Counts renders per component through the hook that React offers to its developer tools. It must exist before React loads.
interface Fiber {
  type: unknown
  flags: number
  child: Fiber | null
  sibling: Fiber | null
  alternate: Fiber | null
}

/** Set by React on a fiber whose component ran in this commit (PerformedWork in ReactFiberFlags.js). */
const PERFORMED_WORK = 1

let counts: Map<string, number> | undefined

Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: (_: number, { current }: { current: Fiber }) => counts && count(current, counts),
    onCommitFiberUnmount: () => undefined,
  },
})

/** Runs `act` and returns how often each component rendered during it, by component name. */
export async function countRenders(act: () => unknown): Promise<ReadonlyMap<string, number>> {
  const counted = new Map<string, number>()
  counts = counted
  await act()
  counts = undefined
  return counted
}

function count(fiber: Fiber, into: Map<string, number>): void {
  const name = typeof fiber.type === 'function' ? fiber.type.name : ''
  if (name && fiber.flags & PERFORMED_WORK) into.set(name, (into.get(name) ?? 0) + 1)
  // A subtree without work keeps the fibers of the commit before, with their old flags.
  if (fiber.child === fiber.alternate?.child) return
  for (let child = fiber.child; child; child = child.sibling) count(child, into)
}
