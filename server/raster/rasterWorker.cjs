// A thread of rasterPool.ts: plain node, so it loads the TypeScript itself, under tsx and under jest alike.
'use strict'
require('tsx/cjs')
require('./rasterThread.ts')
