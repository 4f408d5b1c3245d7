/**
 * "…있는가, 그리고 …", "…되는지, 또한 …". The syllable before 가 and 지 tells an ending from a noun ("국가, 그리고", "토지,
 * 그리고"); 인가 may be either.
 */
export const nextQuestion =
  /(?<=[는은인한던]가|까|[까나가]요|[는은인한던할될을]지)[,\uff0c](?=\s(?:그리고|또한|또|만약)\s)/u;
