import type { Project } from './project.ts'
import { runningProjects } from './projects-running.ts'
import { selfGuidedProjects } from './projects-self-guided.ts'
import { waitingProjects } from './projects-waiting.ts'

export const projects: readonly Project[] = [...runningProjects, ...waitingProjects, ...selfGuidedProjects]
