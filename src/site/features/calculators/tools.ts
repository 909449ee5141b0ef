import type { CalculatorName } from '@/content/page';
import { breakEvenTool } from './breakEvenTool';
import { losingStreaksTool } from './losingStreaksTool';
import { marginTool } from './marginTool';
import { pipValueTool } from './pipValueTool';
import { positionSizeTool } from './positionSizeTool';
import { rewardToRiskTool } from './rewardToRiskTool';
import type { Tool } from './tool';

export const tools: Readonly<Record<CalculatorName, Tool>> = {
  positionSize: positionSizeTool,
  pipValue: pipValueTool,
  rewardToRisk: rewardToRiskTool,
  margin: marginTool,
  breakEven: breakEvenTool,
  losingStreaks: losingStreaksTool,
};
